import Foundation
import Sandbox
import Workbook

extension Checker {
  /// Judges an answer that nobody trusts, behind walls, and runs a pass a second time.
  ///
  /// - Parameters:
  ///   - confinement: The walls; one worker's at a time.
  ///   - isGated: Whether the answer has to pass the gates first.
  public func judge(
    _ kata: Kata, sources: SourceSet, behind confinement: Confinement, isGated: Bool,
    cancellation: Cancellation? = nil
  ) -> ConfinedResult {
    let start = ContinuousClock.now
    var judged: ConfinedResult
    do throws(CheckFault) {
      let shared = try ready(cancellation: cancellation)
      let check = ConfinedCheck(
        kata: kata, sources: sources, shared: shared,
        auditProgram: kata.facts.audit == nil ? nil : try auditProgram(cancellation: cancellation),
        confinement: confinement,
        gates: isGated && kata.facts.audit?.configuration == nil
          ? try gates(for: kata, shared) : nil,
        cancellation: cancellation)
      judged = try check.run()
      if !sources.saysTheSame(as: SourceSet(files: shared.shipped(kata))) {
        judged.result.misconception = judged.result.misconception(among: kata.facts.mutants)
      }
    } catch {
      judged = ConfinedResult(
        result: CheckResult(kata: kata.id, verdict: .error, sentence: error.sentence))
    }
    judged.result.seconds = (ContinuousClock.now - start) / .seconds(1)
    return judged
  }

  /// The ids of a kata's tests, in source order.
  public func tests(of kata: Kata) throws(CheckFault) -> [String] {
    try KataSuiteSources(of: kata).testIDs
  }

  /// Stands for all that a verdict on a kata depends on besides the answer: its facts, its suite, the
  /// runtime and the toolchain.
  public func identity(of kata: Kata) throws(CheckFault) -> String {
    let shared = try ready(cancellation: nil)
    var digest = Digest()
    digest.add(shared.pieces.identity)
    digest.add(shared.pieces.toolchain.identity)
    digest.add(
      FileManager.default.contents(atPath: kata.folder.appendingPathComponent("kata.json").path)
        ?? Data())
    var files = try KataSuiteSources(of: kata).files.files
    if kata.facts.probe != nil {
      // An exam's verdict depends on the probe and on the solution, too.
      files += try KataSuiteSources(probeOf: kata).files.files
      files += try SourceSet(folder: kata.solutionFolder, of: kata).files
    }
    for file in files {
      digest.add(file.name)
      digest.add(file.bytes)
    }
    return digest.name()
  }

  func gates(for kata: Kata, _ shared: Shared) throws(CheckFault) -> Gates {
    if let known = gates.withLock({ $0[kata.id] }) { return known }
    let made = try Gates(for: kata, shipped: shared.shipped(kata))
    gates.withLock { $0[kata.id] = made }
    return made
  }
}
