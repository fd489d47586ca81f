/// A part of a refusal's sentence in each language that the tool speaks; suites are told the English one.
struct RefusalClause: Equatable, Sendable {
  /// In English.
  let english: String
  /// In Japanese.
  let japanese: String

  init(_ english: String, _ japanese: String) {
    self.english = english
    self.japanese = japanese
  }

  /// Why something cannot be done with what has this label.
  static func cannot(_ verb: RefusalClause, _ label: String, _ why: RefusalClause) -> Self {
    RefusalClause(
      "cannot \(verb.english) \"\(label)\": \(why.english)",
      "「\(label)」\(verb.japanese)（\(why.japanese)）")
  }
}
