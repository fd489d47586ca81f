import Checker
import Foundation
import Sandbox
import Workbook

/// The way from one answer to its grade.
struct KataGrading: Sendable {
  let judge: any AnswerJudge
  /// What a learner is told of a misunderstanding, or of a failure that looks like none.
  let hints: LearnerHints

  /// How often an answer is judged when the fault is ours.
  private static let tries = 3
  /// The rule of a process that was ended from outside: `SIGKILL`.
  private static let killed = "signal-9"
  /// How much of what was printed is kept.
  private static let evidenceBytes = 16 << 10

  func grade(
    _ kata: Kata, _ sources: SourceSet, work: String, slot: Int, cancellation: Cancellation?
  ) -> KataGrade {
    let start = ContinuousClock.now
    var found = judge.judge(kata, sources, slot: slot, cancellation: cancellation)
    for _ in 1..<Self.tries {
      guard found.verdict == .error, cancellation?.isCancelled != true else { break }
      found = judge.judge(kata, sources, slot: slot, cancellation: cancellation)
    }
    // A limit of ours is told apart, so somebody may have ended the process from outside, which is no
    // fault of the answer. So may a machine that was too busy to run it in time: a limit of a test is one
    // of the clock, since who sleeps for ever uses no processor. Once more, and what it is then it is.
    if found.rule == Self.killed || found.verdict == .timedOut, cancellation?.isCancelled != true {
      found = judge.judge(kata, sources, slot: slot, cancellation: cancellation)
    }
    let rule = PointRule(of: kata.facts)
    var grade = KataGrade(
      kata: kata.id, verdict: found.verdict, rule: found.rule, reason: found.result.reason,
      maxScore: rule.maximum(of: judge.tests(of: kata)), wall: judge.wall, work: work)
    grade.judgedBy = judge.identity(of: kata)
    grade.misconception = found.result.misconception
    grade.tests = rule.grades(
      of: found.result.tests, under: found.verdict,
      hint: hints.hint(for: found.result.misconception, of: kata))
    grade.score = grade.tests.reduce(0) { $0 + $1.score }
    // Of a fault of ours nothing is counted, neither for nor against.
    if found.verdict == .error { grade.maxScore = 0 }
    grade.exam = found.exam
    grade.evidence = Self.evidence(of: found)
    grade.seconds = (ContinuousClock.now - start) / .seconds(1)
    return grade
  }

  private static func evidence(of found: JudgedAnswer) -> String {
    var text = found.evidence
    for diagnostic in found.result.diagnostics where diagnostic.severity == .error {
      text += "\(diagnostic.file):\(diagnostic.line):\(diagnostic.column): \(diagnostic.message)\n"
    }
    text += found.result.output
    return String(decoding: text.utf8.prefix(evidenceBytes), as: UTF8.self)
  }
}
