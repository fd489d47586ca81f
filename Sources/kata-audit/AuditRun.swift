import Audit
import AuditReports
import Foundation
import Shell
import Workbook

/// One audit: what its words ask for, from the sources to the report.
struct AuditRun {
  let arguments: ArgumentList
  let setting: CommandSetting
  let phrases: AuditPhrases

  init(arguments: ArgumentList, setting: CommandSetting) {
    self.arguments = arguments
    self.setting = setting
    phrases = AuditPhrases(setting.language)
  }

  /// Does it; returns an `ExitCode`.
  func run() throws -> Int32 {
    let rules = RuleReport(palette: setting.palette, words: phrases.report)
    if arguments.has("--list-rules") {
      setting.output.write(rules.list())
      return ExitCode.success
    }
    if let name = arguments.value("--explain") {
      setting.output.write(rules.text(of: try AuditSelection.rule(named: name)))
      return ExitCode.success
    }
    let selection = try AuditSelection(arguments)
    for file in selection.excluded {
      setting.output.note("kata: \(phrases.excluded(file.quotedForTerminal))")
    }
    if selection.isAllExcluded, selection.problems.isEmpty, selection.excluded.isEmpty {
      let paths = arguments.operands.map(\.quotedForTerminal).joined(separator: ", ")
      setting.output.note("kata: \(phrases.allExcluded(paths))")
    }
    return arguments.has("--fix")
      ? AuditFixing(
        selection: selection, isWriting: arguments.has("--write"), setting: setting,
        words: phrases.report
      ).run()
      : try audit(selection)
  }

  private func audit(_ selection: AuditSelection) throws -> Int32 {
    let baseline = try arguments.value("--baseline").map { path throws(UsageError) in
      do throws(ConfigurationProblem) {
        return try Baseline(contentsOf: path)
      } catch {
        throw UsageError("\(error)")
      }
    }
    var report = selection.report(showing: AuditProgress(of: selection.files.count, phrases))
    report.excluded = selection.excluded
    if let path = arguments.value("--write-baseline") {
      return write(Baseline(of: report, for: path), of: report, to: path)
    }
    if let baseline { report.apply(baseline, for: selection.configuration) }
    setting.output.write(text(of: report, in: selection, knowing: baseline))
    note(report.problems)
    if !report.problems.isEmpty { return ExitCode.error }
    let limit = arguments.has("--strict") ? Severity.warning : .error
    return report.findings.contains { $0.severity >= limit }
      ? ExitCode.notPassed : ExitCode.success
  }

  private func text(
    of report: AuditReport, in selection: AuditSelection, knowing baseline: Baseline?
  ) -> String {
    switch arguments.value("--format") ?? "text" {
    case "json":
      AuditJSONReport().text(of: report, goes: selection.goes(from: report, knowing: baseline))
    case "sarif": AuditSARIFReport(version: KataVersion.current).text(of: report)
    case "github": AuditGitHubReport().text(of: report)
    default:
      AuditTextReport(palette: setting.palette, words: phrases.report).text(
        of: report, gone: selection.goes(from: report, knowing: baseline)?.count { $0 })
    }
  }

  private func write(_ baseline: Baseline, of report: AuditReport, to path: String) -> Int32 {
    note(report.problems)
    if let reason = SourceWriter(path: path).write(baseline.json) {
      setting.output.note("kata: \(path.quotedForTerminal) cannot be written: \(reason).")
      return ExitCode.error
    }
    setting.output.write(phrases.baseline(path, report.findings.count) + "\n")
    if !report.problems.isEmpty {
      let silent = Set(report.silent + report.silentInPart).sorted()
      let rules = silent.joined(separator: phrases.report.comma)
      setting.output.note("kata: \(phrases.partialBaseline(path.quotedForTerminal, rules))")
    }
    return report.problems.isEmpty ? ExitCode.success : ExitCode.error
  }

  private func note(_ problems: [AuditProblem]) {
    for problem in problems {
      let sentence = phrases.report.sentence(of: problem) + phrases.report.stop
      setting.output.note("kata: \(problem.path.quotedForTerminal): \(sentence)")
    }
  }
}
