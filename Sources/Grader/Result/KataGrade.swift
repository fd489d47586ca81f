import Workbook

/// What became of one learner's answer to one kata.
public struct KataGrade: Codable, Sendable, Equatable {
  /// The kata's id.
  public var kata: String
  /// The judge's word.
  public var verdict: GradeVerdict
  /// What fired, as a slug such as `import`, `symbolic-link` or `early-exit`; nil for a plain verdict.
  public var rule: String?
  /// One sentence that says what the verdict rests on.
  public var reason: String
  /// The points that it brought, before the policy for late submissions.
  public var score: Int
  /// The points that it can bring.
  public var maxScore: Int
  /// Every expected test, in source order.
  public var tests: [TestGrade]
  /// The misunderstanding that the failures look like, as a slug.
  public var misconception: String?
  /// How strong the wall around the learner's code was: `full`, `reduced` or `none`.
  public var wall: String
  /// Wall time in seconds that the verdict took.
  public var seconds: Double
  /// Stands for the bytes of the answer: equal ones are judged once.
  public var work: String
  /// Stands for the suite, its facts and the tools that judged.
  public var judgedBy: String
  /// What the code printed and the compiler said, cut at a stated size; kept for the teacher.
  public var evidence: String
  /// What the exam's probe found beside the tests; nil where it was no exam.
  public var exam: ExamNote?

  /// Makes a grade without tests, such as that of files that cannot be taken.
  public init(
    kata: String, verdict: GradeVerdict, rule: String?, reason: String, maxScore: Int,
    wall: String, work: String = ""
  ) {
    self.kata = kata
    self.verdict = verdict
    self.rule = rule
    self.reason = reason
    score = 0
    self.maxScore = maxScore
    tests = []
    self.wall = wall
    seconds = 0
    self.work = work
    judgedBy = ""
    evidence = ""
  }
}
