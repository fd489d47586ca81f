import Audit
import Foundation

extension AuditSelection {
  /// What the fixes have to know of: all files, since a model changes together with what holds it
  /// elsewhere, and the rest of the project, which is not changed.
  func material(
    with rest: ProjectRest = ProjectRest()
  ) -> (material: FixMaterial, problems: [AuditProblem]) {
    let (sources, problems) = Auditor.read(files)
    // What cannot be read in the rest may hold a model, and is told only where one stays for it.
    let (context, unread) = Auditor.read(rest.files)
    return (
      FixMaterial(
        sources: sources + context, context: Set(context.map(\.path)),
        unread: unseen + problems + rest.problems + unread,
        settings: ProjectSettings.read(near: files + rest.files),
        isIncomplete: isIncomplete || !problems.isEmpty), problems
    )
  }

  /// What the fixes would do; nothing that lies outside of the paths is changed.
  func plan(for material: FixMaterial) -> FixPlan {
    let roots = paths.map(Self.real)
    return Auditor.fixes(
      for: material.sources, under: configuration, settings: material.settings,
      outside: Set(
        files.filter { path in
          let real = Self.real(path)
          return !roots.contains { root in
            real == root || real.hasPrefix(root == "/" ? root : root + "/")
          }
        }), context: material.context, unread: material.unread)
  }

  /// What the audit says once a plan is carried out.
  func forecast(of plan: FixPlan, on material: FixMaterial) -> FixForecast {
    FixForecast(
      of: plan, on: material.sources, under: configuration, settings: material.settings,
      context: material.context, isIncomplete: material.isIncomplete)
  }

  /// Whether each finding of a report goes by the fixes; nil where to find out would take too long.
  func goes(from report: AuditReport, knowing baseline: Baseline?) -> [Bool]? {
    guard report.fixable > 0, report.lines <= Self.linesToForecast else { return nil }
    let rest = rest
    guard report.lines + Self.lines(of: rest.files) <= Self.linesToForecast else { return nil }
    let material = material(with: rest).material
    var forecast = forecast(of: plan(for: material), on: material)
    if let baseline { forecast.apply(baseline) }
    return forecast.goes(from: report)
  }

  /// About how many lines files have, by their sizes.
  private static func lines(of files: [String]) -> Int {
    files.reduce(0) { sum, path in
      var facts = stat()
      return stat(path, &facts) == 0 ? sum + Int(facts.st_size) / 35 : sum
    }
  }

  /// The fixes and a second audit take three times as long as the audit.
  private static let linesToForecast = 20_000

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
