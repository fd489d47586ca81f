import Checker
import Workbook

/// How an exam is graded: beside the tests, random steps at the answer and at the reference.
public struct Exam: Sendable, Equatable {
  /// The id of the row in which the probe stands among the tests.
  public static let testID = "Exam/probe"
  /// Seeds that every reader of JSON keeps exactly.
  public static let seeds = 0...(1 << 53 - 1)

  /// The seed of every answer; nil draws another for each.
  public let seed: Int?

  /// Makes an exam; only a teacher who repeats one names a seed.
  public init(seed: Int? = nil) {
    self.seed = seed
  }

  /// A seed that nobody can know beforehand, unless it was given.
  func nextSeed() -> Int { seed ?? Int.random(in: Self.seeds) }

  /// An answer that no step was taken at, because of its verdict or of its kata.
  func unprobed(_ judged: JudgedAnswer, _ kata: Kata) -> JudgedAnswer {
    var judged = judged
    guard kata.facts.probe != nil else {
      let why = kata.facts.unprobed ?? "kata.json of \(kata.id) names no probe"
      judged.exam = ExamNote(.notProbed, detail: why)
      if judged.verdict == .passed {
        judged.result.sentence = Sentence(
          "\(judged.result.reason); not probed", judged.result.sentence.japanese + "プローブでは未確認です。")
      }
      return judged
    }
    judged.exam = ExamNote(.notReached)
    if !judged.result.tests.isEmpty {
      judged.result.tests.append(TestResult(id: Self.testID, outcome: .notRun))
    }
    return judged
  }

  /// An answer that passed its tests, with what the probe found.
  func judged(_ judged: JudgedAnswer, _ probe: ProbeResult) -> JudgedAnswer {
    var judged = judged
    var row = TestResult(id: Self.testID, outcome: .passed)
    var note = ExamNote(.same, seed: Int(truncatingIfNeeded: probe.seed), steps: probe.steps)
    judged.result.output += probe.output
    switch probe.outcome {
    case .same:
      judged.result.sentence = Sentence(
        "\(judged.result.reason), and \(probe.steps.count) random steps showed what the reference shows",
        judged.result.sentence.japanese + "\(probe.steps.count) 回のランダムな操作でも、解答例と同じ結果でした。")
    case .differs(let fact):
      row.outcome = .failed
      row.failures = [.init(message: fact, file: "", line: 0)]
      (note.outcome, note.detail) = (.differs, fact)
      (judged.verdict, judged.result.verdict, judged.rule) = (.failed, .failed, "probe")
      judged.result.sentence = Sentence(
        "the tests passed, but random steps at the screen did not come out as they should",
        "テストには合格しましたが、画面をランダムに操作すると、正しい結果になりませんでした。")
      judged.evidence += Self.evidence(probe, fact)
    case .broken(let verdict, let rule, let sentence):
      row.outcome = Self.outcome(of: verdict)
      (note.outcome, note.detail) = (.broken, sentence.english)
      (judged.verdict, judged.result.verdict) = (GradeVerdict(verdict), verdict)
      (judged.rule, judged.result.sentence) = (rule ?? "probe", sentence)
      judged.evidence += Self.evidence(probe, sentence.english)
    }
    judged.result.tests.append(row)
    judged.exam = note
    return judged
  }

  private static func evidence(_ probe: ProbeResult, _ fact: String) -> String {
    let steps = probe.steps.enumerated().map { "\($0 + 1). \($1)" }
    return "The exam's probe (--seed \(probe.seed)):\n\(steps.joined(separator: "\n"))\n\(fact)\n"
  }

  private static func outcome(of verdict: Verdict) -> TestResult.Outcome {
    switch verdict {
    case .timedOut: .timedOut
    case .crashed: .crashed
    case .outOfMemory: .outOfMemory
    case .outputLimit: .outputLimit
    case .tampered: .tampered
    default: .notRun
    }
  }
}
