import Audit

/// What lies around the audited paths in the same project.
struct ProjectRest {
  /// Its Swift files.
  var files: [String] = []
  /// What could not be looked into.
  var problems: [AuditProblem] = []
}
