import Foundation
import Sandbox
import Workbook

extension Checker {
  /// Judges the learner's working copy of a kata.
  ///
  /// - Parameter source: A folder to take the answer from instead: a mirror tree such as `Solutions`,
  ///   a folder of loose Swift files, or one submission.
  public func check(
    _ kata: Kata, source: URL? = nil, cancellation: Cancellation? = nil,
    onPhase: @escaping @Sendable (CheckPhase) -> Void = { _ in }
  ) -> CheckResult {
    var result: CheckResult
    do throws(CheckFault) {
      let sources = try SourceSet(of: kata, in: source)
      result = check(kata, sources: sources, cancellation: cancellation, onPhase: onPhase)
    } catch {
      result = CheckResult(kata: kata.id, verdict: .error, sentence: error.sentence)
    }
    return source == nil ? MissingStarters(of: kata).explained(result) : result
  }

  /// Judges an answer that is in memory.
  public func check(
    _ kata: Kata, sources: SourceSet, cancellation: Cancellation? = nil,
    onPhase: @escaping @Sendable (CheckPhase) -> Void = { _ in }
  ) -> CheckResult {
    var result: CheckResult
    var start = ContinuousClock.now
    do throws(CheckFault) {
      let shared = try ready(cancellation: cancellation)
      let audit = kata.facts.audit == nil ? nil : try auditProgram(cancellation: cancellation)
      // What is built once for all checks is no part of this one; its own line says how long it took.
      start = .now
      let check = KataCheck(
        kata: kata, sources: sources, shared: shared, auditProgram: audit,
        cancellation: cancellation, onPhase: onPhase)
      result = try check.run()
      // What is as shipped shows no misunderstanding, only that nobody has begun.
      if !sources.saysTheSame(as: SourceSet(files: shared.shipped(kata))) {
        result.misconception = result.misconception(among: kata.facts.mutants)
      }
    } catch {
      result = CheckResult(kata: kata.id, verdict: .error, sentence: error.sentence)
    }
    result.seconds = (ContinuousClock.now - start) / .seconds(1)
    return result
  }
}
