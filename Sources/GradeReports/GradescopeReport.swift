import Grader
import Reports

/// A learner's results as Gradescope reads them: `/autograder/results/results.json`.
public struct GradescopeReport: Sendable {
  /// Makes a report.
  public init() {}

  /// The whole document.
  public func text(of grade: LearnerGrade) -> String {
    var tests: [JSONValue] = []
    for kata in grade.katas {
      for view in LearnerView.all(of: kata) {
        tests.append(
          .object([
            "name": .text(SafeText.line(view.name)), "name_format": .text("text"),
            "score": .whole(view.score), "max_score": .whole(view.maxScore),
            "status": .text(view.passed ? "passed" : "failed"),
            "output": .text(view.text), "output_format": .text("text"),
            "visibility": .text(view.isHidden || grade.isHeldBack ? "hidden" : "visible"),
            "tags": .list([.text(kata.verdict.rawValue)]),
            "extra_data": .object([
              "kata": .text(kata.kata), "verdict": .text(kata.verdict.rawValue),
              "rule": .text(kata.rule ?? ""), "wall": .text(kata.wall),
            ]),
          ]))
      }
    }
    return JSONText.of(
      JSONValue.object([
        "score": .whole(grade.score),
        "output": .text(output(of: grade)), "output_format": .text("text"),
        "visibility": .text(grade.isHeldBack ? "hidden" : "visible"),
        "stdout_visibility": .text("hidden"),
        "execution_time": .number(grade.katas.reduce(0) { $0 + $1.seconds }),
        "tests": .list(tests),
        "extra_data": .object([
          "wall": .text(grade.wall), "late_penalty": .whole(grade.latePenalty),
        ]),
      ]))
  }

  private func output(of grade: LearnerGrade) -> String {
    // Only tests can be hidden there; these lines are always shown.
    if grade.isHeldBack { return LearnerView.heldBack }
    var lines = grade.notes.map { "\($0.path): \($0.reason)" }
    if grade.latePenalty > 0 { lines.append("Late: \(grade.latePenalty) points taken off.") }
    return SafeText.plain(lines.joined(separator: "\n"))
  }
}
