import Grader
import Reports

/// What a learner may see of a test: the author's words, and of a hidden test nothing but its points.
struct LearnerView {
  let name: String
  let passed: Bool
  let score: Int
  let maxScore: Int
  let text: String
  let isHidden: Bool

  /// All that a learner is told whose results must not be shown yet.
  static let heldBack = "The results are held back for now."

  /// What is shown of a test of a kata; `number` counts the hidden ones.
  init(of test: TestGrade, in kata: KataGrade, number: Int) {
    isHidden = test.isHidden
    passed = test.outcome == .passed
    score = test.score
    maxScore = test.maxScore
    name = test.isHidden ? "\(kata.kata): hidden test \(number)" : "\(kata.kata): \(test.id)"
    if test.isHidden || passed {
      text = ""
    } else {
      let word = test.outcome == .failed ? "" : "It ended as: \(test.outcome.rawValue). "
      text = SafeText.plain(word + (test.hint ?? ""))
    }
  }

  /// The views of all tests of a kata; of a kata that ran no test, one that says why.
  static func all(of kata: KataGrade) -> [LearnerView] {
    var hidden = 0
    let views = kata.tests.map { test in
      if test.isHidden { hidden += 1 }
      return LearnerView(of: test, in: kata, number: hidden)
    }
    if !views.isEmpty,
      kata.verdict == .passed || kata.tests.contains(where: { $0.outcome != .passed })
    {
      return views
    }
    return views + [
      LearnerView(whyNot: kata, missing: kata.maxScore - views.reduce(0) { $0 + $1.maxScore })
    ]
  }

  private init(whyNot kata: KataGrade, missing: Int) {
    name = "\(kata.kata): \(kata.verdict.rawValue)"
    passed = kata.verdict == .passed
    score = 0
    maxScore = max(0, missing)
    text = passed ? "" : SafeText.plain(kata.reason)
    isHidden = false
  }
}
