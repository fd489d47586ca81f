import Foundation
import SourceOutline
import Workbook

/// All gates before one kata: what they let through is compiled and run, the rest is `forbidden`.
///
/// What the shipped starter and the solution do is always let through. One value serves all answers
/// to its kata, on any number of threads.
public struct Gates: Sendable {
  private let syntax: SyntaxGate
  private let api: ApiGate
  private let object: ObjectGate
  private let rulesOff: Set<String>

  /// The ids of all rules, which `off` in a kata's `gates` can name.
  public static let rules =
    SyntaxGate.rules + ["memory-safety", "shadow", "borrowed", "foreign-operator"]
    + ["constant-comparison", "own-comparison", "foreign-symbol", "foreign-definition", "section"]

  /// Reads the solution and the suite of a kata.
  ///
  /// - Parameter shipped: The starter as it was shipped, never a learner's.
  /// - Throws: `CheckFault` when the kata has no suite.
  public init(for kata: Kata, shipped: [SourceFile]) throws(CheckFault) {
    let solution = (try? SourceSet(folder: kata.solutionFolder).files) ?? []
    let texts = (shipped + solution).map(\.text)
    let allowance = GateAllowance(of: kata.facts.gates).widened(by: texts)
    syntax = SyntaxGate(allowing: allowance)
    object = ObjectGate(allowance: allowance)
    api = ApiGate(
      reference: texts.map { OutlineMemory.outline(of: $0) },
      references: try KataSuiteSources(of: kata).references)
    rulesOff = allowance.rulesOff
  }

  /// What the sources tell, before anything is compiled.
  public func report(on answer: SourceSet) -> GateReport {
    let read = syntax.findings(in: answer.files.map { ($0.name, $0.text) }).map(GateAlarm.init)
    // Who is refused for an import need not hear of it twice.
    let known = Set(read.filter(\.isForbidding).map { "\($0.file):\($0.line)" })
    let unreadable = Set(
      read.filter { $0.rule == "unreadable" || $0.rule == "size" }.map(\.file))
    let readable = SourceSet(files: answer.files.filter { !unreadable.contains($0.name) })
    return held(
      read + api.alarms(of: readable).filter { !known.contains("\($0.file):\($0.line)") })
  }

  /// What the compiler says in a strict compile; nothing where it found other errors only.
  public func report(onLog log: String, of answer: SourceSet) -> GateReport {
    held(SafetyGate.alarms(in: log, files: Set(answer.files.map(\.name))))
  }

  /// What the compiled answer takes and gives.
  public func report(onObject bytes: Data) -> GateReport {
    held(object.alarms(of: bytes))
  }

  /// What the compiled suite has really taken from the answer.
  public func report(onSuiteObject bytes: Data, of answer: SourceSet) -> GateReport {
    held(api.alarms(ofSuite: bytes, answer: answer))
  }

  private func held(_ alarms: [GateAlarm]) -> GateReport {
    GateReport(alarms.filter { !rulesOff.contains($0.rule) })
  }
}
