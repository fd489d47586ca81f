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
  /// The rules, and what the audit says of `kata:ignore` comments.
  public static let descriptions: [RuleDescription] = rules + IgnoreRules.all
  /// The names by which rules are meant: their ids and their groups.
  public static let ruleNames: [String] =
    descriptions.map(\.id) + RuleGroup.allCases.map(\.rawValue)

  /// Why a source is given up.
  static let takesTooLong = AuditProblem.Cause.takesTooLong(seconds: Int(DeepStack.seconds))

  private let rules: [any Rule]
  private let schedule: RuleSchedule
  private let configuration: AuditConfiguration

  /// An audit by all rules that a configuration leaves on.
  public init(_ configuration: AuditConfiguration = AuditConfiguration()) {
    self.configuration = configuration
    rules = RuleTable.all.filter { configuration.runs($0.description) }.map { $0.init() }
    schedule = RuleSchedule(rules)
  }

  /// An audit by the rules of those ids; by default by all but those that have to be asked for.
  public init(rules ids: Set<String>?, options: RuleOptions = RuleOptions()) {
    var configuration = AuditConfiguration()
    configuration.only = ids ?? []
    configuration.options = options
    self.init(configuration)
  }

  /// Audits sources that are at hand, by their paths; the settings say where they will run.
  ///
  /// - Parameters:
  ///   - context: Those that only say what the others mean.
  ///   - isIncomplete: Whether more belongs to them that could not be read.
  public func report(
    on sources: [(path: String, text: String)], settings: ProjectSettings = ProjectSettings(),
    context: Set<String> = [], isIncomplete: Bool = false
  ) -> AuditReport {
    report(on: sources.count, settings, context, isIncomplete, path: { sources[$0].path }) {
      .success(sources[$0].text)
    }
  }

  /// Audits sources on the disk, which are read one by one and not kept.
  ///
  /// - Parameters:
  ///   - isIncomplete: Whether more belongs to them that could not be found or looked into.
  ///   - goOn: Asked after each source, on any thread, with how many are done; false stops.
  public func report(
    onFiles paths: [String], settings: ProjectSettings = ProjectSettings(),
    context: Set<String> = [], isIncomplete: Bool = false,
    while goOn: @Sendable (_ done: Int) -> Bool = { _ in true }
  ) -> AuditReport {
    report(on: paths.count, settings, context, isIncomplete, path: { paths[$0] }, while: goOn) {
      index in
      Result { () throws(AuditProblem) in try SourceFile.text(at: paths[index]) }
    }
  }

  /// Reads sources on the disk, each as a text or as the problem that it poses.
  public static func read(
    _ paths: [String]
  ) -> (sources: [(path: String, text: String)], problems: [AuditProblem]) {
    var sources: [(path: String, text: String)] = []
    var problems: [AuditProblem] = []
    for path in paths {
      do throws(AuditProblem) {
        sources.append((path, try SourceFile.text(at: path)))
      } catch {
        problems.append(error)
      }
    }
    return (sources, problems)
  }

  private func report(
    on count: Int, _ settings: ProjectSettings, _ context: Set<String>, _ isIncomplete: Bool,
    path: @Sendable (Int) -> String,
    while goOn: @Sendable (Int) -> Bool = { _ in true },
    text: @Sendable (Int) -> Result<String, AuditProblem>
  ) -> AuditReport {
    let walked = Mutex<[(index: Int, file: WalkedFile)]>([])
    let wasStopped = Atomic<Bool>(false)
    DispatchQueue.concurrentPerform(iterations: count) { index in
      guard !wasStopped.load(ordering: .relaxed) else { return }
      let file =
        switch text(index) {
        case .success(let text): walk(path(index), text)
        case .failure(let problem):
          WalkedFile(digest: FileDigest(path: path(index)), problem: problem)
        }
      let done = walked.withLock { walked in
        walked.append((index, file))
        return walked.count
      }
      if !goOn(done) { wasStopped.store(true, ordering: .relaxed) }
    }
    let files = walked.withLock { $0.sorted { $0.file.digest.path < $1.file.digest.path } }
    var report = judge(files.map(\.file), settings, context, isIncomplete)
    report.wasStopped = wasStopped.load(ordering: .relaxed)
    let indices = Dictionary(
      files.map { ($0.file.digest.path, $0.index) }, uniquingKeysWith: { first, _ in first })
    report.quoteLines { path in indices[path].flatMap { try? text($0).get() } }
    return report
  }

  private func walk(_ path: String, _ text: String) -> WalkedFile {
    guard NestingScan.isReadable(text) else {
      return WalkedFile(
        digest: FileDigest(path: path),
        problem: AuditProblem(path, .tooNested(brackets: NestingScan.deepest)))
    }
    let (schedule, options) = (schedule, configuration.options)
    let walked = DeepStack.run {
      let file = FileContext(path: path, source: text, options: options)
      let walk = FileWalk(schedule, file: file)
      let tree = Parser.parse(source: text)
      walk.walk(tree)
      var walked = WalkedFile(
        digest: file.digest, findings: file.findings, candidates: file.candidates)
      if let fault = SyntaxFault(in: tree, text: text) {
        let cause = fault.isConflict ? AuditProblem.Cause.conflict : .brokenSyntax
        walked.problem = AuditProblem(path, cause, line: fault.line)
      }
      // Few files have one, and to look at every comment takes its time.
      if IgnoreComment.mayStand(in: text) {
        walked.ignores = IgnoreReader(file: file).comments(in: tree)
      }
      return walked
    }
    return walked
      ?? WalkedFile(
        digest: FileDigest(path: path),
        problem: AuditProblem(path, Self.takesTooLong))
  }

  private func judge(
    _ files: [WalkedFile], _ settings: ProjectSettings, _ context: Set<String>,
    _ isIncomplete: Bool
  ) -> AuditReport {
    let project = ProjectIndex(files.map(\.digest), packages: settings.packageFolders)
    var report = AuditReport()
    var ofProject: [String: [Finding]] = [:]
    let silence = Silence(
      rules, for: files.filter { !context.contains($0.digest.path) }, isIncomplete: isIncomplete)
    // They run to tell what the `kata:ignore` comments cover.
    let unasked = Set(
      Self.rules.filter { configuration.runs($0) && !configuration.isOn($0) }.map(\.id))
    report.silent = silence.everywhere.subtracting(unasked).sorted()
    for rule in rules where !silence.everywhere.contains(type(of: rule).description.id) {
      for finding in rule.findings(in: project) {
        ofProject[finding.place.file, default: []].append(finding)
      }
    }
    for file in files {
      // What the configuration excludes says what the others mean, and nothing of itself; so does the
      // context.
      guard configuration.includes(file.digest.path), !context.contains(file.digest.path) else {
        ofProject.removeValue(forKey: file.digest.path)
        continue
      }
      report.files += 1
      report.lines += file.digest.lines
      report.paths.append(file.digest.path)
      let silent = silence.rules(in: file)
      var found =
        file.findings + judged(file, project)
        + (ofProject.removeValue(forKey: file.digest.path) ?? [])
      if !silent.isEmpty { found.removeAll { silent.contains($0.rule) } }
      let filter = IgnoreFilter(
        configuration: configuration, comments: file.ignores, silent: silent)
      let (kept, ignored) = filter.filter(found)
      report.findings += kept.filter { !unasked.contains($0.rule) }
      report.ignored += ignored.filter { !unasked.contains($0.rule) }
      if let problem = file.problem { report.problems.append(problem) }
    }
    if report.problems.contains(where: \.isPartial) {
      report.silentInPart = silence.inBroken.subtracting(unasked).sorted()
    }
    // What concerns no source, such as the project's settings.
    report.findings += ofProject.values.flatMap { $0 }.filter { !unasked.contains($0.rule) }
    decideSeverities(&report.findings)
    report.settings = settings.manifests
    // What cannot go yet is no error, whatever was decided.
    ObservationNeed(settings, project).apply(to: &report.findings)
    report.findings.sort { left, right in
      let (a, b) = (left.place, right.place)
      return (a.file, a.line, a.column, left.rule) < (b.file, b.line, b.column, right.rule)
    }
    return report
  }

  private func judged(_ file: WalkedFile, _ project: ProjectIndex) -> [Finding] {
    guard !file.candidates.isEmpty else { return [] }
    let seen = project.seen(from: file.digest.path)
    return file.candidates.compactMap { $0.judge(seen) }
  }

  private func decideSeverities(_ findings: inout [Finding]) {
    var decided: [String: Severity] = [:]
    for rule in Self.descriptions { decided[rule.id] = configuration.severity(of: rule) }
    for index in findings.indices {
      guard let severity = decided[findings[index].rule] else { continue }
      findings[index].severity = severity
    }
  }
}
