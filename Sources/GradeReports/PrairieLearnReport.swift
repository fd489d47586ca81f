import Grader
import Reports

/// A learner's results as PrairieLearn's external graders give them.
public struct PrairieLearnReport: Sendable {
  /// Makes a report.
  public init() {}

  /// The whole document.
  ///
  /// What could not be judged is no attempt: files that cannot be taken, code that does not compile,
  /// and faults of ours.
  ///
  /// Nor is what is held back: learners see whatever stands here.
  public func text(of grade: LearnerGrade) -> String {
    guard !grade.isHeldBack else {
      return JSONText.of(
        JSONValue.object([
          "gradable": .flag(false), "message": .text(""), "tests": .list([]),
          "format_errors": .list([.text(LearnerView.heldBack)]),
        ]))
    }
    let lost: Set<GradeVerdict> = [.error, .invalid, .didNotCompile, .apiMismatch]
    let isGradable = grade.maxScore > 0 && !grade.katas.allSatisfy { lost.contains($0.verdict) }
    var members: [String: JSONValue] = [
      "message": .text(grade.notes.isEmpty ? "" : SafeText.plain(notes(of: grade), limit: 8_000))
    ]
    if isGradable {
      members["gradable"] = .flag(true)
      members["score"] = .number(Double(max(0, grade.score)) / Double(grade.maxScore))
    } else {
      members["gradable"] = .flag(false)
      members["format_errors"] = .list(
        grade.katas.map { .text(SafeText.line("\($0.kata): \($0.reason)")) })
    }
    members["tests"] = .list(
      grade.katas.flatMap { kata in
        LearnerView.all(of: kata).map { view in
          .object([
            "name": .text(SafeText.line(view.name)), "description": .text(""),
            "points": .whole(view.score), "max_points": .whole(view.maxScore),
            "message": .text(SafeText.plain(view.text, limit: 4_000)), "output": .text(""),
          ])
        }
      })
    return JSONText.of(JSONValue.object(members))
  }

  private func notes(of grade: LearnerGrade) -> String {
    grade.notes.map { "\($0.path): \($0.reason)" }.joined(separator: "\n")
  }
}
