import Foundation

/// What a learner seems to believe, and what is so instead: one section for each misconception.
public struct Misconceptions: Sendable, Equatable {
  /// The text of each misconception, by its slug.
  public var texts: [String: String]
  /// The headings as they stand on the page, those without a text and those written twice included.
  public var headings: [String]
  /// The language they are written in, which is English where the wanted one is missing.
  public var language: Language

  /// Reads `misconceptions.en.md` or `misconceptions.ja.md`: sections `## slug`.
  public init(of kata: Kata, in language: Language) throws(WorkbookError) {
    let page = try Page(of: kata, in: language) { "misconceptions.\($0.rawValue).md" }
    let sections = Sections(page.text)
    texts = sections.texts
    headings = sections.headings
    self.language = page.language
  }
}
