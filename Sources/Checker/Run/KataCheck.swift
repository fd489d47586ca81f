import Foundation
import KataEvents
import Sandbox
import Workbook

/// One check of one answer, from sources to verdict.
struct KataCheck {
  let kata: Kata
  let sources: SourceSet
  let shared: Checker.Shared
  /// The path of `kata-audit`; nil for a kata that asks for no audit.
  let auditProgram: String?
  let cancellation: Cancellation?
  let onPhase: @Sendable (CheckPhase) -> Void

  func run() throws(CheckFault) -> CheckResult {
    // The host loads its libraries while the compiler works.
    let host = try HostProcess(pieces: shared.pieces, cache: shared.cache, facts: kata.facts)
    defer { host.end() }
    let audit = try startAudit()
    defer { audit?.abandon() }
    switch try BundleMaking(
      kata: kata, sources: compiled, shared: shared, cancellation: cancellation, onPhase: onPhase
    ).make() {
    case .stopped(let result):
      return result
    case .made(let bundle, let suite, let diagnostics):
      var outcome: AuditOutcome?
      switch try audit?.finish(cancellation: cancellation) {
      case .done(let done): outcome = done
      case .refused(let diagnostic): return refused(diagnostic)
      case nil: break
      }
      var result = try judge(bundle, suite, host, outcome, tests: nil)
      result.diagnostics = diagnostics
      onPhase(.ran)
      return result
    }
  }

  /// Whether the answer is a configuration of the audit: then there is nothing of the learner's to
  /// compile, and the suite has its process to itself.
  private var isConfiguration: Bool { kata.facts.audit?.configuration != nil }

  /// What is compiled; nothing of the learner's where the answer is a configuration.
  var compiled: SourceSet { isConfiguration ? SourceSet(files: []) : sources }

  func startAudit() throws(CheckFault) -> SourceAudit? {
    guard let facts = kata.facts.audit, let auditProgram else { return nil }
    let question =
      isConfiguration
      ? AuditQuestion(of: sources, on: try shared.samples(kata))
      : AuditQuestion(of: sources, rules: facts.rules)
    return try SourceAudit(
      question, program: auditProgram, path: kata.path, cache: shared.cache)
  }

  func refused(_ diagnostic: Diagnostic) -> CheckResult {
    let place = diagnostic.line > 0 ? ", line \(diagnostic.line)" : ""
    let japanesePlace = diagnostic.line > 0 ? " の \(diagnostic.line) 行目" : " "
    return CheckResult(
      kata: kata.id, verdict: .didNotCompile,
      sentence: Sentence(
        "the audit does not understand \(diagnostic.file)\(place)",
        "監査が \(diagnostic.file)\(japanesePlace)を読み取れません。"), diagnostics: [diagnostic])
  }

  /// Runs the suite, or these tests of it in this order, and folds what the host tells.
  func judge(
    _ bundle: KataBundle, _ suite: KataSuiteSources, _ host: HostProcess, _ audit: AuditOutcome?,
    tests: [String]?
  ) throws(CheckFault) -> CheckResult {
    var fold = RecordFold(
      expected: tests ?? suite.testIDs, registered: suite.testIDs, key: host.key,
      testSeconds: kata.facts.testSeconds ?? 5)
    try host.send(.run(bundle: bundle.path, key: host.key, audit: audit, tests: tests))
    // The whole suite has a limit too: each test its own, and the pauses between them.
    var limits = HostProcess.limits
    limits.wallSeconds = fold.testSeconds * Double(suite.tests.count + 1) + 3 * RecordFold.slack
    // The kernel's own limit, for a learner's loop that outlives a killed parent.
    limits.cpuSeconds = min(120, Int((limits.wallSeconds ?? 60) * 2))
    let ending = host.child.wait(
      limits: limits, cancellation: cancellation, onRecord: { fold.take($0) },
      deadline: { fold.deadline })
    let output = host.child.output
    if ending == .stopped(.walls) { throw BundleMaking.noWalls(output.text) }
    let rule = fold.rule(ending: ending)
    var (verdict, sentence) = fold.verdict(ending: ending, output: output.text)
    // The suite and the learner's code share a process; this word was not spoken there.
    // Of a configuration the findings are what it is for, and no code of the learner's ran.
    if verdict == .passed, !isConfiguration, let finding = audit?.findings.first {
      verdict = .tampered
      sentence = Sentence(
        "the audit found \(finding.rule) in \(finding.file), line \(finding.line), and yet no test"
          + " failed: your code changed what the suite was told",
        "監査が \(finding.file) の \(finding.line) 行目に \(finding.rule) を見つけたのに、"
          + "テストは失敗しませんでした。コードがスイートへの報告を変えています。")
    }
    var result = CheckResult(
      kata: kata.id, verdict: verdict, sentence: sentence, tests: fold.tests.map(placed),
      output: output.text, outputWasCut: output.wasCut)
    result.rule = verdict == .tampered && rule == nil ? "silenced-audit" : rule
    return result
  }

  /// Failures with paths below the workbook: the compiler saw copies.
  private func placed(_ test: TestResult) -> TestResult {
    var test = test
    test.failures = test.failures.map { failure in
      var failure = failure
      let name = failure.file.split(separator: "/").last.map(String.init) ?? ""
      if sources.files.contains(where: { $0.name == name }) {
        failure.file = "Katas/\(kata.path)/\(name)"
      } else if !name.isEmpty {
        failure.file = "Tests/KataSuites/\(kata.path)/\(name)"
      }
      return failure
    }
    return test
  }
}
