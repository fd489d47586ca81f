import Checker
import Sandbox
import Synchronization
import Workbook

/// The judge of submissions: the same checker as a learner's own, behind walls and gates.
public final class CheckerJudge: AnswerJudge {
  private let checker: Checker
  private let level: WallLevel
  private let isGated: Bool
  /// How an exam is graded; nil where it is none.
  private let exam: Exam?
  /// The walls of each worker, made at its first answer.
  private let seats = Mutex<[Int: Confinement]>([:])
  /// Of each kata, what does not change while it is graded.
  private let facts = Mutex<[String: Facts]>([:])

  private struct Facts {
    let tests: [String]
    let identity: String
  }

  /// Makes a judge.
  ///
  /// - Parameters:
  ///   - level: The walls, which have been measured before.
  ///   - isGated: Whether answers have to pass the gates; only a test of the walls says no.
  ///   - exam: What is asked of an answer that passed its tests; nil for nothing.
  public init(checker: Checker, level: WallLevel, isGated: Bool = true, exam: Exam? = nil) {
    self.checker = checker
    self.level = level
    self.isGated = isGated
    self.exam = exam
  }

  /// How strong the wall is.
  public var wall: String { level.rawValue }

  /// Finds out what grading a kata needs.
  ///
  /// - Throws: `CheckFault` when the kata cannot be judged at all, with the remedy.
  public func prepare(_ katas: [Kata]) throws(CheckFault) {
    try checker.prepare()
    for kata in katas {
      let found = Facts(
        tests: try checker.tests(of: kata)
          + (exam == nil || kata.facts.probe == nil ? [] : [Exam.testID]),
        identity: try checker.identity(of: kata) + (isGated ? "" : " without gates")
          + Self.words(for: exam))
      facts.withLock { $0[kata.id] = found }
    }
  }

  /// The ids of a kata's tests; none for a kata that was not prepared.
  public func tests(of kata: Kata) -> [String] { facts.withLock { $0[kata.id]?.tests ?? [] } }

  /// Stands for the suite and the tools.
  public func identity(of kata: Kata) -> String {
    facts.withLock { $0[kata.id]?.identity ?? "" } + wall
  }

  /// Judges an answer behind the walls of this worker.
  public func judge(
    _ kata: Kata, _ sources: SourceSet, slot: Int, cancellation: Cancellation?
  ) -> JudgedAnswer {
    let confinement = seats.withLock { seats in
      if let known = seats[slot] { return known }
      let made = Confinement(level: level)
      seats[slot] = made
      return made
    }
    let judged = judgeTests(kata, sources, behind: confinement, cancellation)
    guard let exam else { return judged }
    guard judged.verdict == .passed, kata.facts.probe != nil else {
      return exam.unprobed(judged, kata)
    }
    do throws(CheckFault) {
      let probe = try checker.probe(
        kata, sources: sources, behind: confinement, isGated: isGated,
        seed: UInt64(exam.nextSeed()), cancellation: cancellation)
      return exam.judged(judged, probe)
    } catch {
      // Of a fault of ours an exam's answer is not passed for want of a probe.
      let result = CheckResult(kata: kata.id, verdict: .error, sentence: error.sentence)
      return exam.unprobed(JudgedAnswer(verdict: .error, result: result), kata)
    }
  }

  private static func words(for exam: Exam?) -> String {
    guard let exam else { return "" }
    return " exam" + (exam.seed.map { " \($0)" } ?? "")
  }

  private func judgeTests(
    _ kata: Kata, _ sources: SourceSet, behind confinement: Confinement,
    _ cancellation: Cancellation?
  ) -> JudgedAnswer {
    let judged = checker.judge(
      kata, sources: sources, behind: confinement, isGated: isGated, cancellation: cancellation)
    var result = judged.result
    guard judged.isFlaky, let second = judged.second else {
      return JudgedAnswer(
        verdict: GradeVerdict(result.verdict), rule: result.rule, result: result)
    }
    // A fault of ours in the second run says nothing about the answer.
    guard second.verdict != .error else {
      return JudgedAnswer(verdict: .error, rule: second.rule, result: second)
    }
    // What only shows in the second run is told as what it is.
    guard second.verdict == .failed else {
      return JudgedAnswer(
        verdict: GradeVerdict(second.verdict), rule: second.rule, result: second)
    }
    result.tests = zip(result.tests, second.tests).map { $0.outcome == .passed ? $1 : $0 }
    result.sentence = Sentence(
      "it passed once and not the second time: \(second.reason)",
      "1 回目は合格しましたが、2 回目は違いました：\(second.sentence.japanese)")
    return JudgedAnswer(verdict: .flaky, rule: "second-run", result: result)
  }
}
