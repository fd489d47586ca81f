internal import Foundation
internal import SourceOutline
internal import SwiftParser
internal import SwiftSyntax
import Synchronization

/// Reads Swift projects and tells what they still have to migrate and what will break quietly.
///
/// Two steps: every file is parsed and walked once by all rules together, on all cores; then the
/// project as a whole judges what one file alone could not. Linear in the size of the sources.
public struct Auditor: Sendable {
  /// What each rule says, in the order of the groups.
  public static let rules: [RuleDescription] = RuleTable.all.map { $0.description }

  private let rules: [any Rule]

  /// An audit by all rules.
  public init() {
    rules = RuleTable.all.map { $0.init() }
  }

  /// Audits sources that are at hand, by their paths.
  public func report(on sources: [(path: String, text: String)]) -> AuditReport {
    let walked = Mutex<[WalkedFile]>([])
    DispatchQueue.concurrentPerform(iterations: sources.count) { index in
      let (path, text) = sources[index]
      let file = walk(path, text)
      walked.withLock { $0.append(file) }
    }
    let files = walked.withLock { $0.sorted { $0.digest.path < $1.digest.path } }
    return judge(files)
  }

  private func walk(_ path: String, _ text: String) -> WalkedFile {
    let rules = rules
    let walked = DeepStack.run {
      let file = FileContext(path: path, source: text)
      let walk = FileWalk(rules: rules, file: file)
      walk.walk(Parser.parse(source: text))
      return WalkedFile(
        digest: file.digest, findings: file.findings, candidates: file.candidates)
    }
    return walked
      ?? WalkedFile(
        digest: FileDigest(path: path),
        problem: AuditProblem(path: path, reason: "it takes the parser longer than 20 s"))
  }

  private func judge(_ files: [WalkedFile]) -> AuditReport {
    let project = ProjectIndex(files.map(\.digest))
    var report = AuditReport()
    for file in files {
      report.files += 1
      report.lines += file.digest.lines
      report.findings += file.findings
      report.findings += file.candidates.compactMap { $0.judge(project) }
      if let problem = file.problem { report.problems.append(problem) }
    }
    for rule in rules { report.findings += rule.findings(in: project) }
    report.findings.sort { left, right in
      let (a, b) = (left.place, right.place)
      return (a.file, a.line, a.column, left.rule) < (b.file, b.line, b.column, right.rule)
    }
    return report
  }
}
