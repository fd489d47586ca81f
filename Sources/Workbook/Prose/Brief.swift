import Foundation

/// What a kata asks for: its README.
public struct Brief: Sendable, Equatable {
  /// The first heading.
  public var title: String
  /// The page below the heading, in Markdown.
  public var text: String
  /// The language it is written in, which is English where the wanted one is missing.
  public var language: Language

  /// Makes a brief from its parts.
  public init(title: String, text: String, language: Language) {
    self.title = title
    self.text = text
    self.language = language
  }

  /// Reads `README.md` or `README.ja.md`.
  public init(of kata: Kata, in language: Language) throws(WorkbookError) {
    let page = try Page(of: kata, in: language, named: Self.fileName)
    title = Heading(in: page.text)?.text ?? kata.title
    var lines = page.text.split(separator: "\n", omittingEmptySubsequences: false)
    if let heading = lines.firstIndex(where: { $0.hasPrefix("# ") }) {
      lines.removeSubrange(...heading)
    }
    text = lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
    self.language = page.language
  }

  /// A brief stands where GitHub shows it: the English one is the folder's README.
  static func fileName(in language: Language) -> String {
    language == .english ? "README.md" : "README.\(language.rawValue).md"
  }
}
