import Checker
import Workbook

/// No answer of the kata's own is one that the grader would refuse to run.
struct RefusalRule {
  let kata: Kata
  let shipped: [SourceFile]

  /// One fault an answer; what only the compiled code would tell is told by the grader itself.
  func faults(in answers: [Answer]) -> [Fault] {
    // A kata without a suite is told so elsewhere, and a configuration is no code.
    guard kata.facts.audit?.configuration == nil,
      let gates = try? Gates(for: kata, shipped: shipped)
    else { return [] }
    return unknownRules()
      + answers.compactMap { answer in
        guard let sentence = gates.report(on: answer.sources).sentence else { return nil }
        return Fault(
          Self.rule(for: answer.role),
          "The grader would refuse \(answer.name): \(sentence.english). If it is right all the"
            + " same, let `gates` in kata.json allow it.")
      }
  }

  private func unknownRules() -> [Fault] {
    (kata.facts.gates?.off ?? []).filter { !Gates.rules.contains($0) }.map {
      Fault(
        .facts,
        "`off` in `gates` names no rule of a gate: \($0.quotedForTerminal); the rules stand in"
          + " Gates.md.")
    }
  }

  private static func rule(for role: Answer.Role) -> Rule {
    switch role {
    case .starter: .starter
    case .solution: .solution
    case .alternative: .alternatives
    case .mutant: .mutants
    }
  }
}
