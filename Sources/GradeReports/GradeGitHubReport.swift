import Foundation
import Grader
import Reports

/// What GitHub's Actions show: annotations in the log and a summary of the step.
///
/// Only our own words become commands; what a submission printed is in neither.
public struct GradeGitHubReport: Sendable {
  /// Makes a report.
  public init() {}

  /// The annotations of a learner; at most ten are shown of a kind, so there is one a kata.
  ///
  /// A classroom's runs lie in the learner's own repository, so what is held back is in none.
  public func annotations(of grade: LearnerGrade) -> String {
    if grade.isHeldBack {
      return "::notice title=\(property(grade.learner))::\(data(LearnerView.heldBack))\n"
    }
    return grade.katas.map { kata in
      let kind = kata.verdict == .passed ? "notice" : kata.verdict == .error ? "error" : "warning"
      let title = "\(grade.learner), \(kata.kata): \(kata.verdict.rawValue)"
      let points = "\(kata.score) of \(kata.maxScore) points"
      let words = kata.verdict == .passed ? points : "\(points). \(kata.reason)"
      return "::\(kind) title=\(property(title))::\(data(SafeText.line(words)))\n"
    }.joined()
  }

  /// The head of the summary's table.
  public func summaryHead() -> String {
    "## kata\n\n| learner | kata | verdict | points |\n| --- | --- | --- | ---: |\n"
  }

  /// The rows of a learner.
  public func summaryRows(of grade: LearnerGrade) -> String {
    if grade.isHeldBack { return "| \(cell(grade.learner)) | – | held back | – |\n" }
    return grade.katas.map { kata in
      "| \(cell(grade.learner)) | \(cell(kata.kata)) | \(kata.verdict.rawValue) |"
        + " \(kata.score)/\(kata.maxScore) |\n"
    }.joined()
  }

  private func data(_ text: String) -> String {
    text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
      .replacingOccurrences(of: "\n", with: "%0A")
  }

  private func property(_ text: String) -> String {
    data(SafeText.line(text)).replacingOccurrences(of: ":", with: "%3A")
      .replacingOccurrences(of: ",", with: "%2C")
  }

  /// A cell of a Markdown table that holds text and nothing else.
  private func cell(_ text: String) -> String {
    var escaped = ""
    for character in SafeText.markup(SafeText.line(text)) {
      if "|\\`*_[]!#".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }
}
