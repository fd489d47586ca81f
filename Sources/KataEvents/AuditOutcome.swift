/// What the audit had to say of a learner's files, or of samples by a learner's configuration, for the
/// suite that judges.
public struct AuditOutcome: Codable, Sendable, Equatable {
  /// The rules that were asked; empty when the configuration decides.
  public var rules: [String]
  /// What they found, in the order of files and lines.
  public var findings: [AuditFinding]
  /// How many findings a `kata:ignore` in the files hides.
  public var ignored: Int
  /// The samples that the learner's configuration was tried on, by path.
  public var samples: [String]
  /// The samples that the configuration keeps the audit from, by path.
  public var excluded: [String]

  /// Makes an outcome from its parts.
  public init(
    rules: [String], findings: [AuditFinding], ignored: Int, samples: [String] = [],
    excluded: [String] = []
  ) {
    self.rules = rules
    self.findings = findings
    self.ignored = ignored
    self.samples = samples
    self.excluded = excluded
  }
}
