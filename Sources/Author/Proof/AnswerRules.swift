import Checker
import Workbook

/// What the judgements of a kata's answers must be.
struct AnswerRules {
  /// How many characters of a failure message tell one failure from another.
  static let shortestSaying = 12

  let kata: Kata
  let judgements: [Answer.Role: Judgement]

  func faults() -> [Fault] {
    starter() + solution() + alternatives()
      + kata.facts.mutants.keys.sorted().flatMap { mutantFaults($0) } + missingFacts()
      + policies()
  }

  /// The starter compiles and fails; one that begins with SwiftUI's own fatal error ends by a signal.
  /// It looks like no misunderstanding: who has written nothing has misunderstood nothing.
  func starter() -> [Fault] {
    guard let judgement = judgements[.starter] else { return [] }
    switch judgement.result.verdict {
    case .failed, .crashed:
      if let slug = judgement.result.misconception {
        return [
          Fault(
            .starter,
            "The untouched starter is told that it looks like \(slug): its failures are those of"
              + " a mutant. Let a test fail that tells them apart.")
        ]
      }
      guard judgement.failing.isEmpty else { return [] }
      return [Fault(.starter, "The starter fails outside of its tests: \(judgement.story).")]
    case .passed:
      return [
        Fault(.starter, "The starter passes: nothing is left to do, or no test looks for it.")
      ]
    default:
      return [
        Fault(
          .starter,
          "The starter should compile and fail; its verdict is \(judgement.story).")
      ]
    }
  }

  func solution() -> [Fault] {
    guard let judgement = judgements[.solution] else { return [] }
    guard judgement.result.verdict == .passed else {
      return [Fault(.solution, "The solution does not pass: \(judgement.story).")]
    }
    return judgement.result.diagnostics.map {
      Fault(.solution, "The solution warns at \($0.file):\($0.line): \($0.message).")
    }
  }

  func alternatives() -> [Fault] {
    kata.facts.alternatives.sorted().flatMap { name -> [Fault] in
      guard let judgement = judgements[.alternative(name)] else { return [] }
      guard judgement.result.verdict == .passed else {
        return [
          Fault(
            .alternatives,
            "The alternative \(name) is right and does not pass: \(judgement.story).")
        ]
      }
      guard judgement.answer.sources == judgements[.solution]?.answer.sources else { return [] }
      return [Fault(.alternatives, "The alternative \(name) is the solution, byte for byte.")]
    }
  }

  /// What is wrong with one mutant: it lives, or it dies of something else, or its facts do not say so.
  func mutantFaults(_ name: String) -> [Fault] {
    guard let mutant = kata.facts.mutants[name], let judgement = judgements[.mutant(name)] else {
      return []
    }
    guard let death = death(of: name, mutant, judgement) else {
      return facts(of: name, mutant, judgement).map { Fault(.mutants, $0) }
    }
    return [Fault(.mutants, death)]
  }

  /// Whether a mutant is killed by its test with its message.
  func isKilled(_ name: String) -> Bool {
    guard let mutant = kata.facts.mutants[name], let judgement = judgements[.mutant(name)] else {
      return false
    }
    return death(of: name, mutant, judgement) == nil
  }

  /// Why a mutant does not die as it should, or nil when it does.
  private func death(
    of name: String, _ mutant: KataFacts.Mutant, _ judgement: Judgement
  ) -> String? {
    switch judgement.result.verdict {
    case .failed, .crashed, .timedOut: break
    case .passed:
      return "The mutant \(name) passes: no test tells it (\(mutant.misconception)) from an answer."
    default:
      return "The mutant \(name) should compile and fail; its verdict is \(judgement.story)."
    }
    guard judgement.failing.contains(mutant.killedBy) else {
      return
        "The mutant \(name) should be killed by \(mutant.killedBy), and that test did not fail:"
        + " \(judgement.story)."
    }
    let message = judgement.message(of: mutant.killedBy)
    guard let says = mutant.says, !message.contains(says) else { return nil }
    return "The mutant \(name) is killed by \(mutant.killedBy) with another message than"
      + " \(says.quotedForTerminal): \(message.quotedForTerminal)."
  }

  /// What `kata.json` says about a mutant that is killed and that does not hold.
  private func facts(
    of name: String, _ mutant: KataFacts.Mutant, _ judgement: Judgement
  ) -> [String] {
    var sentences: [String] = []
    if mutant.says == nil {
      let message = judgement.message(of: mutant.killedBy)
      sentences.append(
        "The mutant \(name) has no `says`: copy a part of its message that a reader would know"
          + " again: \(message.quotedForTerminal).")
    } else if let says = mutant.says, says.count < Self.shortestSaying {
      sentences.append(
        "The mutant \(name) says \(says.quotedForTerminal); fewer than \(Self.shortestSaying)"
          + " characters tell no failure from another.")
    }
    if let fails = mutant.fails, fails != judgement.failing {
      sentences.append(
        "The mutant \(name) fails \(judgement.failing.joined(separator: ", ")), and kata.json says"
          + " \(fails.joined(separator: ", ")): `author check --write` corrects it.")
    }
    return sentences
  }

  /// What `kata.json` does not say about mutants, however they die.
  private func missingFacts() -> [Fault] {
    func names(_ lacks: (KataFacts.Mutant) -> Bool) -> String? {
      let names = kata.facts.mutants.filter { lacks($0.value) }.keys.sorted()
      return names.isEmpty ? nil : names.joined(separator: ", ")
    }
    var sentences: [String] = []
    if let names = names({ $0.hint == nil }) {
      sentences.append("No `hint` says which level, 1 to 3, helps first against \(names).")
    }
    if let names = names({ $0.fails == nil }) {
      sentences.append(
        "No `fails` names the tests that fail with \(names): `author check --write` adds it.")
    }
    return sentences.map { Fault(.mutants, $0) }
  }

  private func policies() -> [Fault] {
    let dependent = judgements.values.filter(\.dependsOnClosures).sorted {
      $0.answer.name < $1.answer.name
    }
    return dependent.map { judgement in
      Fault(
        .policies,
        "The verdict on \(judgement.answer.name) depends on how closures are compared; pin"
          + " `policies.closures` in kata.json. \(ClosurePolicies.standard): \(judgement.story);"
          + " \(ClosurePolicies.other(than: ClosurePolicies.standard)):"
          + " \(judgement.otherStory).")
    }
  }

  /// Mutants that are killed as `kata.json` says and of whose misconception a learner is told nothing,
  /// because another's failures look the same.
  func unnamed() -> [String] {
    let names = kata.facts.mutants.keys.sorted().filter { name in
      guard let mutant = kata.facts.mutants[name], let judgement = judgements[.mutant(name)],
        isKilled(name), mutant.says != nil, mutant.fails == judgement.failing
      else { return false }
      return judgement.result.misconception == nil
    }
    guard !names.isEmpty else { return [] }
    return [
      "No misconception is named to a learner who fails as \(names.joined(separator: ", ")): others"
        + " fail alike."
    ]
  }
}
