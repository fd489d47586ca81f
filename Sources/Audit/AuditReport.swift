/// What an audit found.
public struct AuditReport: Sendable, Equatable {
  /// The findings, by file, line and column.
  public var findings: [Finding] = []
  /// How many files were read.
  public var files = 0
  /// How many lines they have.
  public var lines = 0
  /// What the manifests of the project say, as far as they were read.
  public var settings: [ManifestSettings] = []
  /// Files that could not be read or judged, each with the reason.
  public var problems: [AuditProblem] = []
}
