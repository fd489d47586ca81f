/// What the audit had to say of a learner's files, for the suite that judges them.
public struct AuditOutcome: Codable, Sendable, Equatable {
  /// The rules that were asked.
  public var rules: [String]
  /// What they found, in the order of files and lines.
  public var findings: [AuditFinding]
  /// How many findings a `kata:ignore` in the files hides.
  public var ignored: Int

  /// Makes an outcome from its parts.
  public init(rules: [String], findings: [AuditFinding], ignored: Int) {
    self.rules = rules
    self.findings = findings
    self.ignored = ignored
  }
}
