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
    let sections = Sections(page.text).texts.compactMap { heading, text in
      Int(heading.prefix { $0.isNumber }).map { ($0, text) }
    }
    texts = Dictionary(sections) { first, _ in first }
    self.language = page.language
    for level in 1..<Self.levels where texts[level] == nil {
      throw .missingFile(
        "Level \(level) of Katas/\(kata.path)/hints.\(page.language.rawValue).md",
        remedy: Sentence(
          "it needs a section `## \(level)`", "`## \(level)` という節が必要です"))
    }
  }
}
