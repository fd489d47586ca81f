import Checker
import Sandbox
import Synchronization
import Workbook

/// The judge of submissions: the same checker as a learner's own, behind walls and gates.
public final class CheckerJudge: AnswerJudge {
  private let checker: Checker
  private let level: WallLevel
  private let isGated: Bool
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
  public init(checker: Checker, level: WallLevel, isGated: Bool = true) {
    self.checker = checker
    self.level = level
    self.isGated = isGated
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
        tests: try checker.tests(of: kata),
        identity: try checker.identity(of: kata) + (isGated ? "" : " without gates"))
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
