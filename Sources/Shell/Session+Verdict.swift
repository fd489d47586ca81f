import Checker
import LineEditing
import Reports
import Workbook

extension Session {
  /// Remembers what a check found out and says it; after passing, what was learnt and how to go on.
  ///
  /// Nothing advances by itself.
  ///
  /// - Parameter mayAsk: whether no line is being typed, so that a question may be put.
  func conclude(_ result: CheckResult, of kata: Kata, mayAsk: Bool = false) {
    let wasPassed = progress[kata.id].lastVerdict == Verdict.passed.rawValue
    remember(result, of: kata)
    output.write(textReport.text(of: result))
    if explain(result, of: kata) { output.write(wrapped(phrases.hintHelps(kata.id))) }
    guard result.verdict == .passed, !wasPassed, isInteractive else { return }
    // Before the page that gives the counts away.
    if mayAsk { askAfterPassing(kata) }
    if let debrief = try? Debrief(of: kata, in: language) {
      let prose = ProseReport(palette: palette, columns: output.columns())
      output.write("\n" + prose.text(of: debrief.text) + "\n")
    }
    guard isInShell else { return }
    let open = mayAsk ? 0 : openQuestions(of: kata, mine: true).count
    if open > 0 { output.write(wrapped(phrases.prediction.waitingMine(open))) }
    offerNext()
  }

  /// Says which misunderstanding the failures look like; false when they look like none.
  func explain(_ result: CheckResult, of kata: Kata) -> Bool {
    guard let slug = result.misconception,
      let text = (try? Misconceptions(of: kata, in: language))?.texts[slug]
    else { return false }
    let prose = ProseReport(palette: palette, columns: output.columns())
    output.write("\n" + prose.text(of: text))
    return true
  }

  /// The hint that comes next: one more than was taken, or the one for the last misunderstanding.
  func nextHint(of kata: Kata) -> Int {
    let progress = progress[kata.id]
    let known = kata.facts.mutants.values.filter { $0.misconception == progress.lastMisconception }
    let first = known.compactMap(\.hint).min() ?? 1
    return min(max(progress.nextHint, first), Hints.levels)
  }

  /// Journals a verdict on the learner's own answer; a fault of ours is no attempt of theirs.
  func remember(_ result: CheckResult, of kata: Kata) {
    guard result.verdict != .error else { return }
    let passed = result.tests.count { $0.outcome == .passed }
    record(
      .checked(
        verdict: result.verdict.rawValue, passed: passed, total: result.tests.count,
        misconception: result.misconception),
      of: kata)
  }

  /// Writes verdicts in the learner's language, for the terminal as it is now.
  var textReport: TextReport {
    TextReport(palette: palette, columns: output.columns(), words: phrases.report)
  }

  /// Says how to go on.
  func offerNext() {
    if let next = nextKata() {
      output.write(wrapped(phrases.offerNext(next.id)))
    } else if workbook.katas.allSatisfy({ progress[$0.id].state == .passed }) {
      output.write(phrases.allPassed + "\n")
    }
  }

  /// The prompt: the current kata, and how its last check went, in a mark and a word.
  func prompt(isChecking: Bool) -> Prompt {
    if let pendingQuestion { return pendingQuestion }
    if let screenKata {
      var prompt = Prompt(screenKata.id, .bold)
      prompt.add(" \(phrases.screen)", .cyan)
      prompt.add(">", .bold)
      return prompt
    }
    guard let current else { return Prompt("kata>", .bold) }
    var prompt = Prompt(current.id, .bold)
    let progress = progress[current.id]
    if isChecking {
      prompt.add(" \(phrases.checking)", .yellow)
    } else if let verdict = progress.lastVerdict.flatMap(Verdict.init) {
      switch verdict {
      case .passed:
        prompt.add(" ✓", .green)
      case .failed:
        let tests = progress.lastTests.map { " \($0.passed)/\($0.total)" } ?? ""
        prompt.add(" ✗\(tests)", .red)
      default:
        prompt.add(" ✗ \(phrases.verdicts[verdict] ?? verdict.rawValue)", .red)
      }
    }
    if let minutes = workshop?.minutesLeft {
      prompt.add(" · \(phrases.workshop.minutes(minutes))", .cyan)
    }
    prompt.add(">", .bold)
    return prompt
  }
}
