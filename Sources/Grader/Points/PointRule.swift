import Checker
import Workbook

/// How many points the tests of a kata bring: whole numbers, each test its own weight.
struct PointRule: Sendable {
  /// Test id to points; a test that is not named brings 1, an exam's probe as much as all tests.
  let weights: [String: Int]
  /// The ids of tests that a learner may not know of.
  let hidden: Set<String>

  init(of facts: KataFacts) {
    weights = facts.weights ?? [:]
    hidden = Set(facts.hidden ?? [])
  }

  /// The points that all of these tests can bring.
  func maximum(of tests: [String]) -> Int {
    tests.reduce(0) { $0 + points(of: $1, among: tests) }
  }

  /// Who knows the tests by heart and nothing else gets half.
  private func points(of test: String, among tests: [String]) -> Int {
    guard test == Exam.testID, weights[test] == nil else { return weights[test] ?? 1 }
    return maximum(of: tests.filter { $0 != test })
  }

  /// The grades of a kata's tests under a verdict.
  ///
  /// A test that passed brings its points even where others did not, unless the verdict says that
  /// no test of this run can be believed.
  func grades(of tests: [TestResult], under verdict: GradeVerdict, hint: String?) -> [TestGrade] {
    let ids = tests.map(\.id)
    return tests.map { test in
      let maximum = points(of: test.id, among: ids)
      return TestGrade(
        id: test.id, outcome: test.outcome,
        score: verdict.keepsPoints && test.outcome == .passed ? maximum : 0, maxScore: maximum,
        seconds: test.seconds, messages: test.failures.map(\.message),
        hint: test.outcome == .passed ? nil : hint, isHidden: hidden.contains(test.id))
    }
  }
}
