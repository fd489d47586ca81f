import Foundation
import Grader
import Reports

/// One kata's results as Exercism's test runners give them, version 3.
public struct ExercismReport: Sendable {
  /// Makes a report.
  public init() {}

  /// The whole document.
  public func text(of kata: KataGrade) -> String {
    let hasRun = !kata.tests.isEmpty && kata.verdict.keepsPoints
    var members: [String: JSONValue] = [
      "version": .whole(3),
      "status": .text(hasRun ? (kata.verdict == .passed ? "pass" : "fail") : "error"),
    ]
    if !hasRun { members["message"] = .text(SafeText.plain(kata.reason, limit: 60_000)) }
    var hidden = 0
    members["tests"] = .list(
      kata.tests.map { test in
        if test.isHidden { hidden += 1 }
        let view = LearnerView(of: test, in: kata, number: hidden)
        var members: [String: JSONValue] = [
          "name": .text(SafeText.line(view.name)),
          "status": .text(view.passed ? "pass" : test.outcome == .failed ? "fail" : "error"),
          "test_code": .text(""),
        ]
        if !view.passed { members["message"] = .text(view.text) }
        return .object(members)
      })
    return JSONText.of(JSONValue.object(members))
  }
}
