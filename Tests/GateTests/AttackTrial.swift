import Foundation
import Workbook

@testable import Checker

/// Takes one attack through the gates as the grader does, to the first that refuses it.
struct AttackTrial: Sendable {
  let gates: Gates
  let kata: Kata
  private let compile: StrictCompile

  /// What was found.
  struct Outcome: Sendable {
    /// One line of the table.
    var row: String
    /// Where it differs from the manifest.
    var faults: [String]
  }

  init(gates: Gates, kata: Kata) throws {
    self.gates = gates
    self.kata = kata
    compile = try StrictCompile()
  }

  func outcome(of attack: AttackCorpus.Attack, _ answer: SourceSet) -> Outcome {
    var report = gates.report(on: answer)
    // Bombs are not lit.
    let isLit = attack.compiles == true || report.isForbidden == false && attack.generated == nil
    var log = ""
    if isLit, let compiled = try? compile.compile(answer, for: kata.facts) {
      log = compiled.log
      report = report + gates.report(onLog: log, of: answer)
      if let object = compiled.object {
        report = report + gates.report(onObject: object)
        if let suite = try? compile.suiteObject(of: kata, with: answer) {
          report = report + gates.report(onSuiteObject: suite, of: answer)
        }
      }
    }
    let first = report.alarms.first(where: \.isForbidding)
    var faults: [String] = []
    let mustBeForbidden = attack.gatesOn.verdicts.contains("forbidden")
    let mayBeElse = attack.gatesOn.verdicts.contains { $0 != "forbidden" && $0 != "invalid" }
    if mustBeForbidden, !mayBeElse, first == nil {
      faults.append("no gate stops it: \(log.prefix(300))")
    }
    if !mustBeForbidden, let first {
      faults.append("stopped for \(first.rule): \(first.sentence.english)")
    }
    if let gate = attack.gatesOn.gate, mustBeForbidden, let first, first.gate != gate {
      faults.append("the \(first.gate.rawValue) gate speaks first")
    }
    let told = Set(report.alarms.map(\.rule))
    for rule in attack.gatesOn.rules ?? [] where !told.contains(rule) {
      faults.append("`\(rule)` is silent among \(told.sorted())")
    }
    let rules = report.rules.joined(separator: ", ")
    let row =
      "\(attack.id) | \(attack.gatesOn.verdicts.joined(separator: "/"))"
      + " | \(first?.gate.rawValue ?? "-") | \(rules.isEmpty ? "-" : rules)"
    return Outcome(row: row, faults: faults)
  }
}
