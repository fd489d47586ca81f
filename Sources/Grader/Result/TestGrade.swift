import Checker

/// What one test brought.
public struct TestGrade: Codable, Sendable, Equatable {
  /// `Class/testMethod`.
  public var id: String
  /// How it ended.
  public var outcome: TestResult.Outcome
  /// The points that it brought.
  public var score: Int
  /// The points that it can bring.
  public var maxScore: Int
  /// Wall time in seconds; nil when it did not finish.
  public var seconds: Double?
  /// What the assertions said, for the teacher; a learner is shown `hint`.
  public var messages: [String]
  /// What the kata's author has to say to a learner whose test failed.
  public var hint: String?
  /// Whether a learner may know neither its name nor what became of it.
  public var isHidden: Bool

  /// Makes a test's grade.
  public init(
    id: String, outcome: TestResult.Outcome, score: Int, maxScore: Int, seconds: Double? = nil,
    messages: [String] = [], hint: String? = nil, isHidden: Bool = false
  ) {
    self.id = id
    self.outcome = outcome
    self.score = score
    self.maxScore = maxScore
    self.seconds = seconds
    self.messages = messages
    self.hint = hint
    self.isHidden = isHidden
  }
}
