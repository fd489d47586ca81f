import Audit
import AuditReports
import Foundation
import Shell
import Workbook

/// `audit --fix`: shows what can be changed mechanically, or changes it.
struct AuditFixing {
  let selection: AuditSelection
  let isWriting: Bool
  let setting: CommandSetting
  let words: AuditWords

  /// Does it; 3 when a file could not be read or written.
  func run() -> Int32 {
    // All files are read, since a model changes together with what holds it elsewhere.
    let (sources, unread) = Auditor.read(selection.files)
    var problems =
      (selection.problems + unread.filter { selection.configuration.includes($0.path) })
      .map { ($0.path, $0.reason) }
    var plan = Auditor.fixes(
      for: sources, under: selection.configuration,
      settings: ProjectSettings.read(near: selection.files),
      outside: Set(selection.files.filter { !isInside($0) }))
    problems += plan.problems.map { ($0.path, $0.reason) }
    let texts = Dictionary(sources, uniquingKeysWith: { first, _ in first })
    let report = FixReport(palette: setting.palette, words: words)
    var failures = 0
    if isWriting {
      plan.files.removeAll { file in
        let failure = SourceWriter(path: file.path).write(
          file.fixedText, over: texts[file.path] ?? "")
        if let failure {
          problems.append((file.path, failure))
          failures += 1
        }
        return failure != nil
      }
    } else {
      setting.output.write(report.diff(of: plan) { texts[$0] ?? "" })
    }
    let summary = report.summary(of: plan, isWritten: isWriting, failures: failures)
    // Standard output holds the hunks and nothing else, so that `patch` takes it.
    if isWriting {
      setting.output.write(summary)
    } else {
      setting.output.note(String(summary.dropLast()))
    }
    for (path, reason) in problems {
      setting.output.note("kata: \(path.quotedForTerminal): \(reason).")
    }
    return problems.isEmpty ? ExitCode.success : ExitCode.error
  }

  /// Whether a file lies below one of the paths, links followed: nothing else is changed.
  private func isInside(_ path: String) -> Bool {
    let real = Self.real(path)
    return selection.paths.contains { root in
      let root = Self.real(root)
      return real == root || real.hasPrefix(root == "/" ? root : root + "/")
    }
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
