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
  private let options: RuleOptions

  /// An audit by the rules of those ids; by default by all but those that have to be asked for.
  public init(rules ids: Set<String>? = nil, options: RuleOptions = RuleOptions()) {
    rules = RuleTable.all.filter { rule in
      ids?.contains(rule.description.id) ?? !rule.description.isOptIn
    }.map { $0.init() }
    self.options = options
  }

  /// Audits sources that are at hand, by their paths; the settings say where they will run.
  public func report(
    on sources: [(path: String, text: String)], settings: ProjectSettings = ProjectSettings()
  ) -> AuditReport {
    let files = concurrently(sources.count) { walk(sources[$0].path, sources[$0].text) }
    return judge(files, settings)
  }

  /// Audits files, each of which is read only while it is walked; `progress` is told after each
  /// how many are done, from any thread.
  public func report(
    onFiles paths: [String], settings: ProjectSettings = ProjectSettings(),
    progress: @Sendable (Int) -> Void = { _ in }
  ) -> AuditReport {
    let done = Mutex(0)
    let files = concurrently(paths.count) { index in
      let file: WalkedFile
      do throws(AuditProblem) {
        file = walk(paths[index], try SourceFile.text(at: paths[index]))
      } catch {
        file = WalkedFile(digest: FileDigest(path: paths[index]), problem: error)
      }
      progress(
        done.withLock { count in
          count += 1
          return count
        })
      return file
    }
    return judge(files, settings)
  }

  private func concurrently(
    _ count: Int, _ work: @Sendable (Int) -> WalkedFile
  ) -> [WalkedFile] {
    let walked = Mutex<[WalkedFile]>([])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let file = work(index)
      walked.withLock { $0.append(file) }
    }
    return walked.withLock { $0.sorted { $0.digest.path < $1.digest.path } }
  }

  private func walk(_ path: String, _ text: String) -> WalkedFile {
    let (rules, options) = (rules, options)
    let walked = DeepStack.run {
      let file = FileContext(path: path, source: text, options: options)
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

  private func judge(_ files: [WalkedFile], _ settings: ProjectSettings) -> AuditReport {
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
    report.settings = settings.manifests
    ObservationNeed(settings, project).apply(to: &report.findings)
    report.findings.sort { left, right in
      let (a, b) = (left.place, right.place)
      return (a.file, a.line, a.column, left.rule) < (b.file, b.line, b.column, right.rule)
    }
    return report
  }
}
