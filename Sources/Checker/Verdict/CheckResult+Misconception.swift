import Workbook

extension CheckResult {
  /// The slug of the misunderstanding that the failures look like, from the records alone.
  ///
  /// They look like a known wrong answer when the same tests fail and the one that is meant for it says
  /// what it says then. Where wrong answers of different misunderstandings look alike, nothing is
  /// guessed.
  func misconception(among mutants: [String: KataFacts.Mutant]) -> String? {
    let failing = tests.filter { $0.outcome == .failed || $0.outcome.isCutShort }
    guard !failing.isEmpty else { return nil }
    let slugs = mutants.values.filter { mutant in
      guard let fails = mutant.fails, let says = mutant.says,
        Set(fails) == Set(failing.map(\.id)),
        let killer = failing.first(where: { $0.id == mutant.killedBy })
      else { return false }
      // A crash has its words in the reason.
      let messages = killer.failures.map(\.message).joined(separator: " ")
      return messages.contains(says) || reason.contains(says)
    }.map(\.misconception)
    return Set(slugs).count == 1 ? slugs.first : nil
  }
}
