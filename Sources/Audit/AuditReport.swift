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
  /// The rules that said nothing, because what is missing may stand in one of those files.
  public var silent: [String] = []
  /// The rules that said nothing in those of these files that are not wholly understood, and speak in
  /// all others.
  public var silentInPart: [String] = []
  /// The files that were judged, in order.
  public var paths: [String] = []
  /// The files that were named and that the configuration excludes.
  public var excluded: [String] = []
  /// The findings that `kata:ignore` comments cover.
  public var ignored: [Finding] = []
  /// How many findings a baseline knows.
  public var known = 0
  /// What a baseline knows and is no longer found.
  public var stale: [Baseline.Entry] = []
  /// Whether it was stopped before the end, so that nothing follows from it.
  public var wasStopped = false

  /// How many findings have a severity.
  public func count(_ severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}
