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
        "submission": .text(value("SUBMISSION_TAG", "submit/\(grade.submission)")),
        // Empty links are refused there, and only that system knows them.
        "commit": .text(value("COMMIT_URL", "unknown")),
        "release": .text(value("RELEASE_URL", "unknown")),
        "review": .text(value("REVIEW_URL", value("COMMIT_URL", "unknown"))),
        // The time of the submission, the same over all regrades.
        "datetime": .text(Self.instant(grade.submittedAt ?? grade.gradedAt)),
        "graded_at": .text(Self.instant(grade.gradedAt)),
        "score": .whole(grade.score), "max-score": .whole(grade.maxScore), "tests": .list(tests),
      ]))
  }

  /// A time as that system wants it: UTC, whole seconds.
  private static func instant(_ text: String) -> String {
    (try? Date.ISO8601FormatStyle().parse(text)).map { $0.formatted(.iso8601) } ?? text
  }

  private func value(_ name: String, _ other: String) -> String {
    environment[name].flatMap { $0.isEmpty ? nil : SafeText.line($0) } ?? other
  }
}
