/// One place that a rule of the audit speaks about, in the audit's own words.
public struct AuditFinding: Codable, Sendable, Equatable {
  /// The rule's id, such as `member-order`.
  public var rule: String
  /// How much it weighs: `note`, `warning` or `error`.
  public var severity: String
  /// The name of the learner's file, or a sample's path below the kata's folder.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// What is so.
  public var message: String
  /// What to do about it.
  public var remedy: String

  /// Makes a finding from its parts.
  public init(
    rule: String, severity: String, file: String, line: Int, message: String, remedy: String
  ) {
    self.rule = rule
    self.severity = severity
    self.file = file
    self.line = line
    self.message = message
    self.remedy = remedy
  }
}
