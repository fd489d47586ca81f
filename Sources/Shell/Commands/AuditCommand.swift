import Audit
import Foundation
import Reports
import Workbook

/// `audit`: what a Swift project still has to migrate, and what will break quietly.
struct AuditCommand: BareCommand {
  let name = "audit"
  let summary = "Look through any Swift project for leftovers and traps; nothing is built."
  let operands = Operands.any("PATH")
  let options: [CommandOption] = [
    .choice("--format", ["text", "json", "sarif", "github"], "for a person or for a program"),
    .value("--rules", "LIST", "only these rules or groups of rules, parted by commas"),
    .value("--config", "FILE", "instead of the nearest \(ConfigurationFile.name)"),
    .value("--baseline", "FILE", "say nothing of what was known when FILE was written"),
    .value("--write-baseline", "FILE", "write down what is found now"),
    .flag("--fix", "show what can be changed mechanically"),
    .flag("--write", "with --fix: change it"),
    .flag("--strict", "fail on warnings too"),
    .flag("--list-rules", "the rules and groups"),
    .value("--explain", "RULE", "why a rule is there and what to do"),
  ]

  func run(_ arguments: ArgumentList, in setting: CommandSetting) throws -> Int32 {
    if arguments.has("--list-rules") {
      setting.output.write(
        RuleReport(palette: setting.palette, words: setting.phrases.audit).list())
      return ExitCode.success
    }
    if let name = arguments.value("--explain") {
      let rule = try AuditSelection.rule(named: name)
      setting.output.write(
        RuleReport(palette: setting.palette, words: setting.phrases.audit).text(of: rule))
      return ExitCode.success
    }
    guard !arguments.operands.isEmpty else {
      throw UsageError("audit needs PATH: `kata audit --help` shows what it takes.")
    }
    try refuseContradictions(arguments)
    let selection = try AuditSelection(arguments)
    if selection.files.isEmpty && selection.problems.isEmpty {
      let paths = arguments.operands.map(\.quotedForTerminal).joined(separator: ", ")
      setting.output.note("kata: \(setting.phrases.auditEmpty(paths))")
    }
    return arguments.has("--fix")
      ? AuditFixing(selection: selection, isWriting: arguments.has("--write")).run(in: setting)
      : try audit(selection, arguments, in: setting)
  }

  private func audit(
    _ selection: AuditSelection, _ arguments: ArgumentList, in setting: CommandSetting
  ) throws -> Int32 {
    let baseline = try arguments.value("--baseline").map { path throws(UsageError) in
      do throws(ConfigurationProblem) {
        return try Baseline(contentsOf: path)
      } catch {
        throw UsageError("\(error)")
      }
    }
    var report = selection.report(in: setting)
    guard !report.wasStopped else {
      setting.output.note(setting.phrases.auditStopped)
      return ExitCode.interrupted
    }
    if let path = arguments.value("--write-baseline") {
      return write(Baseline(of: report, for: path), of: report, to: path, in: setting)
    }
    if let baseline { report.apply(baseline, for: selection.configuration) }
    switch arguments.value("--format") ?? "text" {
    case "json": setting.output.write(AuditJSONReport().text(of: report))
    case "sarif":
      setting.output.write(AuditSARIFReport(version: KataVersion.current).text(of: report))
    case "github": setting.output.write(AuditGitHubReport().text(of: report))
    default:
      setting.output.write(
        AuditTextReport(palette: setting.palette, words: setting.phrases.audit).text(of: report))
    }
    note(report.problems, in: setting)
    if !report.problems.isEmpty { return ExitCode.error }
    let limit = arguments.has("--strict") ? Severity.warning : .error
    return report.findings.contains { $0.severity >= limit }
      ? ExitCode.notPassed : ExitCode.success
  }

  private func write(
    _ baseline: Baseline, of report: AuditReport, to path: String, in setting: CommandSetting
  ) -> Int32 {
    note(report.problems, in: setting)
    if let reason = SourceWriter(path: path).write(baseline.json) {
      setting.output.note("kata: \(path.quotedForTerminal) cannot be written: \(reason).")
      return ExitCode.error
    }
    setting.output.write(setting.phrases.auditBaseline(path, report.findings.count) + "\n")
    return report.problems.isEmpty ? ExitCode.success : ExitCode.error
  }

  private func note(_ problems: [AuditProblem], in setting: CommandSetting) {
    for problem in problems {
      setting.output.note("kata: \(problem.path.quotedForTerminal): \(problem.reason).")
    }
  }

  private func refuseContradictions(_ arguments: ArgumentList) throws(UsageError) {
    if arguments.has("--write") && !arguments.has("--fix") {
      throw UsageError("--write belongs to --fix: `kata audit --fix --write` changes files.")
    }
    for option in ["--baseline", "--write-baseline", "--strict"]
    where arguments.has("--fix") && arguments.has(option) {
      throw UsageError("--fix and \(option) do not go together: leave one out.")
    }
    if arguments.has("--fix"), let format = arguments.value("--format"), format != "text" {
      throw UsageError("--fix shows hunks as text: leave --format \(format) out.")
    }
    if arguments.has("--baseline") && arguments.has("--write-baseline") {
      throw UsageError("--baseline and --write-baseline do not go together: leave one out.")
    }
  }
}
