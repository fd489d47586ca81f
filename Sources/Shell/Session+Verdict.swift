import Checker
import LineEditing
import Reports
import Workbook

extension Session {
  /// Remembers what a check found out and says it; after passing, what was learnt and how to go on.
  ///
  /// Nothing advances by itself.
  func conclude(_ result: CheckResult, of kata: Kata) {
    let wasPassed = progress[kata.id].lastVerdict == Verdict.passed.rawValue
    remember(result, of: kata)
    output.write(textReport.text(of: result))
    guard result.verdict == .passed, !wasPassed, isInteractive else { return }
    if let debrief = try? Debrief(of: kata, in: language) {
      let prose = ProseReport(palette: palette, columns: output.columns())
      output.write("\n" + prose.text(of: debrief.text) + "\n")
    }
    if isInShell { offerNext() }
  }

  /// Journals a verdict on the learner's own answer; a fault of ours is no attempt of theirs.
  func remember(_ result: CheckResult, of kata: Kata) {
    guard result.verdict != .error else { return }
    let passed = result.tests.count { $0.outcome == .passed }
    record(
      .checked(verdict: result.verdict.rawValue, passed: passed, total: result.tests.count),
      of: kata)
  }

  /// Writes verdicts in the learner's language, for the terminal as it is now.
  var textReport: TextReport {
    TextReport(palette: palette, columns: output.columns(), words: phrases.report)
  }

  /// Says how to go on.
  func offerNext() {
    if let next = nextKata() {
      output.write(phrases.offerNext(next.id) + "\n")
    } else if workbook.katas.allSatisfy({ progress[$0.id].state == .passed }) {
      output.write(phrases.allPassed + "\n")
    }
  }

  /// The prompt: the current kata, and how its last check went, in a mark and a word.
  func prompt(isChecking: Bool) -> Prompt {
    guard let current else { return Prompt("kata>", .bold) }
    var prompt = Prompt(current.id, .bold)
    if isAtScreen {
      prompt.add(" \(phrases.screen)", .cyan)
      prompt.add(">", .bold)
      return prompt
    }
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
    prompt.add(">", .bold)
    return prompt
  }
}
