/// How a grade differs from the one before it, and why.
public struct GradeChange: Codable, Sendable, Equatable {
  /// What a change comes from.
  public enum Reason: String, Codable, Sendable {
    /// The learner handed in other files.
    case otherFiles
    /// The same files met another suite, other facts in `kata.json`, or other tools.
    case otherSuite
    /// The same files met the same suite: luck, load or the walls.
    case chance
    /// There was no grade before.
    case fresh
  }

  /// The learner.
  public var learner: String
  /// The kata's id.
  public var kata: String
  /// The verdict before; nil when there was none.
  public var oldVerdict: GradeVerdict?
  /// The verdict now.
  public var newVerdict: GradeVerdict
  /// The points before.
  public var oldScore: Int
  /// The points now.
  public var newScore: Int
  /// Where the change comes from.
  public var reason: Reason
  /// The tests that ended otherwise, by id: how they did before and now.
  public var tests: [String: [String]]

  /// Compares two grades; nil when verdict, points and tests are the same.
  init?(from old: KataGrade?, to new: KataGrade, of learner: String) {
    let before = Dictionary(
      (old?.tests ?? []).map { ($0.id, $0.outcome.rawValue) },
      uniquingKeysWith: { first, _ in first }
    )
    var tests: [String: [String]] = [:]
    for test in new.tests where before[test.id] != test.outcome.rawValue {
      tests[test.id] = [before[test.id] ?? "notRun", test.outcome.rawValue]
    }
    let isSame =
      old?.verdict == new.verdict && old?.score == new.score
      && old?.maxScore == new.maxScore && tests.isEmpty
    if isSame { return nil }
    self.learner = learner
    kata = new.kata
    oldVerdict = old?.verdict
    newVerdict = new.verdict
    oldScore = old?.score ?? 0
    newScore = new.score
    if let old {
      reason =
        old.work != new.work ? .otherFiles : old.judgedBy != new.judgedBy ? .otherSuite : .chance
    } else {
      reason = .fresh
    }
    self.tests = tests
  }
}
