import Audit
import Foundation

extension AuditSelection {
  /// All files, since a model changes together with what holds it elsewhere.
  var sources: (sources: [(path: String, text: String)], problems: [AuditProblem]) {
    Auditor.read(files)
  }

  /// What the fixes would do; nothing that lies outside of the paths is changed.
  func plan(for sources: [(path: String, text: String)]) -> FixPlan {
    let roots = paths.map(Self.real)
    return Auditor.fixes(
      for: sources, under: configuration, settings: ProjectSettings.read(near: files),
      outside: Set(
        files.filter { path in
          let real = Self.real(path)
          return !roots.contains { root in
            real == root || real.hasPrefix(root == "/" ? root : root + "/")
          }
        }))
  }

  /// What the audit says once a plan is carried out.
  func forecast(of plan: FixPlan, on sources: [(path: String, text: String)]) -> FixForecast {
    FixForecast(
      of: plan, on: sources, under: configuration, settings: ProjectSettings.read(near: files))
  }

  /// How many findings of a report go by the fixes; nil where to find out would take too long.
  func gone(from report: AuditReport, knowing baseline: Baseline?) -> Int? {
    guard report.fixable > 0, report.lines <= Self.linesToForecast else { return nil }
    let sources = sources.sources
    var forecast = forecast(of: plan(for: sources), on: sources)
    if let baseline { forecast.apply(baseline) }
    return forecast.gone(from: report)
  }

  /// The fixes and a second audit take three times as long as the audit.
  private static let linesToForecast = 20_000

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
