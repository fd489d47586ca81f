import Sandbox
import Workbook

extension Checker {
  /// Takes the same random steps at an answer and at the solution, each in a process of its own, and
  /// compares the facts that the kata names after each.
  ///
  /// What is right is known here alone; the answer's process is told steps and nothing else.
  ///
  /// - Parameters:
  ///   - confinement: The walls around the answer; nil for code that somebody vouches for.
  ///   - isGated: Whether the answer is compiled as the gates ask, as it was for its tests.
  ///   - seed: What the steps are drawn from; nobody may know it beforehand.
  /// - Throws: `CheckFault` when the kata has no probe, or the fault is ours.
  public func probe(
    _ kata: Kata, sources: SourceSet, behind confinement: Confinement?, isGated: Bool,
    seed: UInt64, cancellation: Cancellation? = nil
  ) throws(CheckFault) -> ProbeResult {
    guard let facts = kata.facts.probe else {
      throw CheckFault("\(kata.id) has no probe", "\(kata.id) にはプローブがありません。")
    }
    let shared = try ready(cancellation: cancellation)
    let reference = try reference(of: kata, shared, cancellation)
    let making = BundleMaking(
      kata: kata, sources: sources, shared: shared, cancellation: cancellation,
      confinement: confinement, gates: isGated ? try gates(for: kata, shared) : nil, isProbe: true,
      onPhase: { _ in })
    switch try making.make() {
    case .stopped(let result):
      return ProbeResult(
        outcome: .broken(result.verdict, rule: result.rule, result.sentence), seed: seed, steps: [],
        output: "")
    case .made(let bundle, _, _):
      return try ProbeRun(
        kata: kata, facts: facts, seed: seed, reference: reference, shared: shared,
        confinement: confinement, cancellation: cancellation
      ).run(bundle)
    }
  }

  /// The solution with the probe, which the cache keeps.
  private func reference(
    of kata: Kata, _ shared: Shared, _ cancellation: Cancellation?
  ) throws(CheckFault) -> KataBundle {
    let making = BundleMaking(
      kata: kata, sources: try SourceSet(folder: kata.solutionFolder, of: kata), shared: shared,
      cancellation: cancellation, isProbe: true, onPhase: { _ in })
    switch try making.make() {
    case .made(let bundle, _, _): return bundle
    case .stopped(let result):
      throw CheckFault(
        "the probe of \(kata.id) does not fit its solution: \(result.reason)",
        "\(kata.id) のプローブが解答例に合いません：\(result.sentence.japanese)")
    }
  }
}
