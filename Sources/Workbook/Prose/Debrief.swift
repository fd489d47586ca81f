import Foundation

/// What was learnt, shown after passing.
public struct Debrief: Sendable, Equatable {
  /// The page, in Markdown.
  public var text: String
  /// The language it is written in.
  public var language: Language

  /// Reads `debrief.en.md` or `debrief.ja.md`.
  public init(of kata: Kata, in language: Language) throws(WorkbookError) {
    let page = try Page(of: kata, in: language) { "debrief.\($0.rawValue).md" }
    text = page.text.trimmingCharacters(in: .newlines)
    self.language = page.language
  }
}
