import Audit
import Foundation
import Shell
import Workbook

/// What an audit is to look at: the sources below the paths, the rules, the team's decisions.
struct AuditSelection {
  /// The paths, told from the current folder where they lie below it.
  let paths: [String]
  /// What the team has decided, and which rules were asked for.
  let configuration: AuditConfiguration
  /// The sources, those that the configuration excludes among them: they say what others mean.
  let files: [String]
  /// Those that the audit speaks of.
  let audited: [String]
  /// The files that were named and that the configuration excludes.
  let excluded: [String]
  /// Whether there are Swift files and the configuration excludes them all.
  let isAllExcluded: Bool
  /// What could not be looked into.
  let problems: [AuditProblem]
  /// The same with what the configuration excludes.
  let unseen: [AuditProblem]

  /// Whether a folder or a link among the paths may hide sources: what is missing may be there.
  var isIncomplete: Bool { problems.contains(where: \.hidesSources) }

  /// Reads the words; a configuration that is not understood ends it here.
  init(_ arguments: ArgumentList) throws {
    let here = FileManager.default.currentDirectoryPath
    // An empty path is a variable that was not set, not the folder one is in.
    paths = arguments.operands.map { $0.isEmpty ? $0 : PathName.relative($0, to: here) }
    var configuration = try Self.configuration(
      named: arguments.value("--config"), for: arguments.operands)
    if let list = arguments.value("--rules") {
      for word in list.split(separator: ",") {
        let name = word.trimmingCharacters(in: .whitespaces)
        if RuleGroup(rawValue: name) == nil { _ = try Self.rule(named: name, option: "--rules") }
        configuration.only.insert(name)
      }
      if configuration.only.isEmpty { throw UsageError("--rules needs a value: --rules LIST.") }
    }
    let found = ProjectFiles(below: paths)
    self.configuration = configuration
    unseen = found.problems
    problems = found.problems.filter { configuration.includes($0.path) }
    audited = found.files.filter { configuration.includes($0) }
    files = audited.isEmpty ? [] : found.files
    isAllExcluded = audited.isEmpty && !found.files.isEmpty
    excluded = paths.filter { $0.hasSuffix(".swift") && !configuration.includes($0) }
    if audited.isEmpty, excluded.isEmpty, !found.files.isEmpty, !configuration.include.isEmpty {
      try Self.check(configuration, for: paths, found.files)
    }
  }

  /// An `include` that means no file at all is a slip; one that means none of these may be none.
  private static func check(
    _ configuration: AuditConfiguration, for paths: [String], _ files: [String]
  ) throws(UsageError) {
    var all = configuration
    all.exclude = []
    guard !files.contains(where: all.includes) else { return }
    let patterns = configuration.include.map { "\"\($0.text)\"" }.joined(separator: ", ")
    throw UsageError(
      "\"include\" of the configuration (\(patterns)) means none of the \(files.count) Swift files "
        + "in \(paths.map(\.quotedForTerminal).joined(separator: ", ")): correct it, or audit "
        + "another path.")
  }

  /// The rule with an id.
  static func rule(
    named name: String, option: String = "--explain"
  ) throws(UsageError) -> RuleDescription {
    if let rule = Auditor.descriptions.first(where: { $0.id == name }) { return rule }
    let nearest = NearestName(Auditor.ruleNames).to(name)
    let remedy = nearest.map { "did you mean \($0)?" } ?? "`kata audit --list-rules` shows them."
    throw UsageError("\(option): there is no rule \(name.quotedForTerminal): \(remedy)")
  }

  private static func configuration(
    named name: String?, for operands: [String]
  ) throws -> AuditConfiguration {
    do {
      if let name { return try ConfigurationFile(name).configuration() }
      let files = operands.map(ConfigurationFile.nearest)
      for (file, operand) in zip(files, operands) where file != files[0] {
        throw UsageError(
          "\(operands[0].quotedForTerminal) and \(operand.quotedForTerminal) do not have the same "
            + "\(ConfigurationFile.name): audit them one at a time, or name one by --config.")
      }
      return try files.first??.configuration() ?? AuditConfiguration()
    } catch let problem as ConfigurationProblem {
      let nearest = NearestName(problem.choices).to(problem.typed)
      guard let nearest else { throw UsageError("\(problem)") }
      var problem = problem
      problem.remedy = "did you mean \"\(nearest)\""
      throw UsageError("\(problem)".dropLast() + "?")
    }
  }

  /// Audits, and shows how far it is.
  func report(showing progress: AuditProgress) -> AuditReport {
    defer { progress.end() }
    let settings = ProjectSettings.read(near: files)
    var report = Auditor(configuration).report(
      onFiles: files, settings: settings, isIncomplete: isIncomplete
    ) { done in
      progress.show(done)
      return true
    }
    report.problems = problems + report.problems
    return weighed(report)
  }
}
