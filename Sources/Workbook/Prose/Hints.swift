import Foundation

/// The prose hints of a kata: a nudge, where to look, the API to use.
///
/// The fourth level is no prose: `StarterStore.answer(to:)` computes it from starter and solution.
public struct Hints: Sendable, Equatable {
  /// How many levels there are, the computed one included.
  public static let levels = 4

  /// The text of levels 1 to 3, by level.
  public var texts: [Int: String]
  /// The language they are written in.
  public var language: Language

  /// Reads `hints.en.md` or `hints.ja.md`: sections `## 1` to `## 3`.
  public init(of kata: Kata, in language: Language) throws(WorkbookError) {
    let page = try Page(of: kata, in: language) { "hints.\($0.rawValue).md" }
    texts = Self.sections(page.text)
    self.language = page.language
    for level in 1..<Self.levels where texts[level] == nil {
      throw .missingFile(
        "Level \(level) of Katas/\(kata.path)/hints.\(page.language.rawValue).md",
        remedy: "it needs a section `## \(level)`")
    }
  }

  static func sections(_ text: String) -> [Int: String] {
    var sections: [Int: [Substring]] = [:]
    var level: Int?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") {
        level = Int(line.dropFirst(3).prefix { $0.isNumber })
      } else if let level {
        sections[level, default: []].append(line)
      }
    }
    return sections.compactMapValues { lines in
      let text = lines.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
      return text.isEmpty ? nil : text
    }
  }
}
