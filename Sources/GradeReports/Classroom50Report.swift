import Foundation
import Grader
import Reports

/// A learner's results as Classroom 50 takes them: `classroom50/result/v1`, whole points only.
public struct Classroom50Report: Sendable {
  private let environment: [String: String]

  /// Makes a report; the environment names classroom, assignment and commit as that system does.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
  }

  /// The whole document.
  public func text(of grade: LearnerGrade) -> String {
    let tests = grade.katas.flatMap { kata in
      LearnerView.all(of: kata).map { view -> JSONValue in
        .object([
          "test-name": .text(SafeText.line(view.name)), "passed": .flag(view.passed),
          "score": .whole(view.score), "max-score": .whole(view.maxScore),
          "verdict": .text(kata.verdict.rawValue),
        ])
      }
    }
    return JSONText.of(
      JSONValue.object([
        "schema": .text("classroom50/result/v1"),
        "classroom": .text(value("CLASSROOM", "kata")),
        "assignment": .text(value("ASSIGNMENT", "katas")),
        "assignment_type": .text("individual"),
        "owner": .text(value("USERNAME", SafeText.line(grade.learner))),
        "submission": .text(value("SUBMISSION_TAG", "submission/\(grade.submission)")),
        "commit": .text(value("COMMIT_URL", "")), "release": .text(value("RELEASE_URL", "")),
        "review": .text(value("REVIEW_URL", "")),
        // The time of the submission, the same over all regrades.
        "datetime": .text(grade.submittedAt ?? grade.gradedAt),
        "graded_at": .text(grade.gradedAt),
        "score": .whole(grade.score), "max-score": .whole(grade.maxScore), "tests": .list(tests),
      ]))
  }

  private func value(_ name: String, _ other: String) -> String {
    environment[name].map { SafeText.line($0) } ?? other
  }
}
