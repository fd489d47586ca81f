/// One place in an answer that a gate stops at, or tells as a fact.
public struct GateFinding: Sendable, Equatable {
  /// The rule's id, such as `system-call`.
  public var rule: String
  /// What the rule is about here, such as `exit`; empty for a whole file.
  public var subject: String
  /// One sentence: what, and the remedy.
  public var english: String
  /// The same in Japanese.
  public var japanese: String
  /// The file's name; empty when only a text was given.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in UTF-8 units, from 1.
  public var column: Int
  /// Whether the answer is refused for it; else it is only told.
  public var isForbidding: Bool
}
