/// What the fixes would do to a project; nothing is written.
public struct FixPlan: Sendable, Equatable {
  /// The files that change, by path; a file that needs nothing is not among them.
  public var files: [FileFix] = []
  /// What is left for a person, by place, each with the reason.
  public var listed: [FixNote] = []
  /// Files that could not be read or judged, each with the reason.
  public var problems: [AuditProblem] = []
}
