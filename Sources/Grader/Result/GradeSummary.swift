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

  /// Makes an empty summary.
  public init(wall: String) {
    self.wall = wall
  }

  mutating func add(_ grade: LearnerGrade) {
    learners += 1
    answers += grade.katas.count
    for kata in grade.katas { verdicts[kata.verdict.rawValue, default: 0] += 1 }
  }
}
