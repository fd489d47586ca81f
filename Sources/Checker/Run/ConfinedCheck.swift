import Foundation
import KataEvents
import Sandbox
import Workbook

/// One check of an answer that nobody trusts: through the gates, behind walls, and a pass twice.
struct ConfinedCheck {
  let kata: Kata
  let sources: SourceSet
  let shared: Checker.Shared
  /// The path of `kata-audit`; nil for a kata that asks for no audit.
  let auditProgram: String?
  let confinement: Confinement
  /// The gates; nil when they are switched off.
  let gates: Gates?
  let cancellation: Cancellation?

  /// What it came to.
  func run() throws(CheckFault) -> ConfinedResult {
    let check = KataCheck(
      kata: kata, sources: sources, shared: shared, auditProgram: auditProgram,
      cancellation: cancellation, onPhase: { _ in })
    let audit = try check.startAudit()
    defer { audit?.abandon() }
    let making = BundleMaking(
      kata: kata, sources: check.compiled, shared: shared, cancellation: cancellation,
      confinement: confinement, gates: gates, onPhase: { _ in })
    switch try making.make() {
    case .stopped(let result):
      return ConfinedResult(result: result)
    case .made(let bundle, let suite, let diagnostics):
      var outcome: AuditOutcome?
      switch try audit?.finish(cancellation: cancellation) {
      case .done(let done): outcome = done
      case .refused(let diagnostic): return ConfinedResult(result: check.refused(diagnostic))
      case nil: break
      }
      var judged = ConfinedResult(result: try judge(bundle, suite, suite.testIDs, outcome, check))
      judged.result.diagnostics = diagnostics
      // Who passes by luck, or by the order of the tests, does not pass.
      if judged.result.verdict == .passed {
        let again = try judge(bundle, suite, suite.testIDs.shuffled(), outcome, check)
        judged.second = again
      }
      return judged
    }
  }

  /// Runs the suite once in this order, each test in a process of its own where the kata asks for it.
  private func judge(
    _ bundle: KataBundle, _ suite: KataSuiteSources, _ order: [String], _ audit: AuditOutcome?,
    _ check: KataCheck
  ) throws(CheckFault) -> CheckResult {
    guard kata.facts.isolation == "test" else {
      return try judgeAll(bundle, suite, order, audit, check)
    }
    var parts: [CheckResult] = []
    for test in order {
      parts.append(try judgeTogether(bundle, suite, [test], audit, check))
    }
    return CheckResult(of: parts, inOrderOf: suite.testIDs, kata: kata.id)
  }

  /// Runs the tests in one process, and those that a crash kept from running in another one: points must
  /// not depend on the order of the tests.
  ///
  /// Two processes in a row that finish no test are enough: an answer that never ends must not cost a
  /// test's time for each test.
  private func judgeAll(
    _ bundle: KataBundle, _ suite: KataSuiteSources, _ order: [String], _ audit: AuditOutcome?,
    _ check: KataCheck
  ) throws(CheckFault) -> CheckResult {
    var parts = [try judgeTogether(bundle, suite, order, audit, check)]
    var fruitless = 0
    while let last = parts.last, last.isCutShort {
      fruitless = last.tests.contains { $0.outcome.isFinished } ? 0 : fruitless + 1
      let left = order.filter { id in last.tests.contains { $0.id == id && $0.outcome == .notRun } }
      guard fruitless < 2, !left.isEmpty, left.count < last.tests.count else { break }
      parts.append(try judgeTogether(bundle, suite, left, audit, check))
    }
    return parts.count == 1
      ? parts[0] : CheckResult(of: parts, inOrderOf: suite.testIDs, kata: kata.id)
  }

  private func judgeTogether(
    _ bundle: KataBundle, _ suite: KataSuiteSources, _ order: [String], _ audit: AuditOutcome?,
    _ check: KataCheck
  ) throws(CheckFault) -> CheckResult {
    let host = try HostProcess(
      pieces: shared.pieces, cache: shared.cache, facts: kata.facts, confinement: confinement,
      bundle: bundle)
    defer { host.end() }
    var result = try check.judge(bundle, suite, host, audit, tests: order)
    let places = Dictionary(
      suite.testIDs.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    result.tests.sort { places[$0.id] ?? 0 < places[$1.id] ?? 0 }
    return result
  }
}
