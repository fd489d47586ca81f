import Audit

/// What the fixes have to know of.
struct FixMaterial {
  /// The sources, those of the context among them.
  var sources: [(path: String, text: String)]
  /// The files of the same project that lie outside of the paths.
  let context: Set<String>
  /// What could not be read, in the paths and in the rest of the project.
  let unread: [AuditProblem]
  /// What the manifests say.
  let settings: ProjectSettings
  /// Whether the paths hold more than could be read.
  let isIncomplete: Bool

  /// The same after the fixes of a plan.
  func fixed(by plan: FixPlan) -> FixMaterial {
    var fixed = self
    fixed.sources = plan.applied(to: sources)
    return fixed
  }
}
