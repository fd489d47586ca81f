/// What a grading came to.
public struct GradeSummary: Codable, Sendable, Equatable {
  /// How strong the wall was: `full`, `reduced` or `none`.
  public var wall: String
  /// How many learners handed in something.
  public var learners = 0
  /// How many answers they handed in.
  public var answers = 0
  /// How many different answers were judged: equal ones are judged once.
  public var answersJudged = 0
  /// Verdict to how many answers.
  public var verdicts: [String: Int] = [:]
  /// How many answers an exam's probe was asked about; nil where it was no exam.
  public var probed: Int?
  /// Kata to how many answers of an exam had no probe to pass.
  public var notProbed: [String: Int] = [:]

  /// Makes an empty summary.
  public init(wall: String) {
    self.wall = wall
  }

  mutating func add(_ grade: LearnerGrade) {
    learners += 1
    answers += grade.katas.count
    for kata in grade.katas {
      verdicts[kata.verdict.rawValue, default: 0] += 1
      guard let exam = kata.exam else { continue }
      switch exam.outcome {
      case .same, .differs, .broken: probed = (probed ?? 0) + 1
      case .notReached: probed = probed ?? 0
      case .notProbed:
        probed = probed ?? 0
        notProbed[kata.kata, default: 0] += 1
      }
    }
  }
}
