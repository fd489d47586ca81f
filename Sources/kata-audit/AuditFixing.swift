import Audit
import AuditReports
import Shell
import Workbook

/// `audit --fix`: shows what can be changed mechanically, or changes it.
struct AuditFixing {
  let selection: AuditSelection
  let isWriting: Bool
  let setting: CommandSetting
  let words: AuditWords

  /// Does it; 3 when a file could not be read or written, 1 when an error is left.
  func run() -> Int32 {
    var (material, unread) = selection.material()
    var problems =
      (selection.problems + unread.filter { selection.configuration.includes($0.path) })
      .map { ($0.path, words.sentence(of: $0)) }
    var plan = selection.plan(for: material)
    // Where nothing is to be done the rest of the project cannot forbid it, and need not be read.
    if !plan.files.isEmpty || !plan.listed.isEmpty
      || selection.forecast(of: plan, on: material).after.restsOnAbsence
    {
      material = selection.material(with: selection.rest).material
      plan = selection.plan(for: material)
    }
    problems += plan.problems.map { ($0.path, words.sentence(of: $0)) }
    let texts = Dictionary(
      material.sources, uniquingKeysWith: { first, _ in first })
    let report = FixReport(palette: setting.palette, words: words)
    var failures = 0
    if isWriting {
      let failed = SourceChanges(files: plan.files, texts: texts).write()
      problems += failed
      failures = failed.count
      if failures > 0 { plan.files = [] }
    } else {
      setting.output.write(report.diff(of: plan) { texts[$0] ?? "" })
    }
    let left = left(by: plan, material)
    let summary = report.summary(
      of: plan, left: left, isWritten: isWriting, failures: failures)
    // Standard output holds the hunks and nothing else, so that `patch` takes it.
    if isWriting {
      setting.output.write(summary)
    } else {
      setting.output.note(String(summary.dropLast()))
    }
    for (path, reason) in problems {
      setting.output.note("kata: \(path.quotedForTerminal): \(reason)\(words.stop)")
    }
    guard problems.isEmpty else { return ExitCode.error }
    return left.contains { $0.severity == .error } ? ExitCode.notPassed : ExitCode.success
  }

  /// What is left to a person, at its places in the files as they are now.
  private func left(by plan: FixPlan, _ material: FixMaterial) -> [FixNote] {
    let forecast = selection.forecast(of: plan, on: material)
    guard isWriting, !plan.files.isEmpty else { return forecast.left }
    // Lines have moved, so the reasons are asked for again.
    return forecast.left(listing: selection.plan(for: material.fixed(by: plan)).listed)
  }
}
