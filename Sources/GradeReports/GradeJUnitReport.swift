import Checker
import Foundation

import Grader
import Reports

/// A learner's results as JUnit XML: a suite a kata, a case a test, for the teacher.
///
/// GitLab drops all but the first of equal names, so the class name begins with the learner.
public struct GradeJUnitReport: Sendable {
  /// Makes a report.
  public init() {}

  /// The whole document.
  public func text(of grade: LearnerGrade) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"kata\">\n"
    for kata in grade.katas { text += suite(kata, of: grade) }
    return text + "</testsuites>\n"
  }

  private func suite(_ kata: KataGrade, of grade: LearnerGrade) -> String {
    var cases = kata.tests.map { test in
      self.case(
        "\(grade.learner).\(kata.kata).\(test.id.split(separator: "/").first ?? "")",
        String(test.id.split(separator: "/").last ?? ""), test.seconds ?? 0,
        mark(of: test.outcome), test.outcome.rawValue, test.messages.joined(separator: "\n"))
    }
    let isTold = kata.tests.contains { $0.outcome != .passed }
    if kata.verdict != .passed && !isTold {
      cases.append(
        self.case(
          "\(grade.learner).\(kata.kata)", "verdict", kata.seconds,
          kata.verdict == .error ? "error" : "failure",
          "\(kata.verdict.rawValue) \(kata.rule ?? "")", kata.reason))
    }
    let failures = cases.count { $0.contains("<failure ") }
    let errors = cases.count { $0.contains("<error ") }
    let skipped = cases.count { $0.contains("<skipped") }
    var text =
      "  <testsuite name=\"\(SafeText.markup("\(grade.learner).\(kata.kata)"))\""
      + " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
      + " skipped=\"\(skipped)\" time=\"\(String(format: "%.3f", kata.seconds))\""
      + " timestamp=\"\(SafeText.markup(grade.gradedAt))\">\n"
    text +=
      "    <properties><property name=\"verdict\" value=\"\(kata.verdict.rawValue)\"/>"
      + "<property name=\"rule\" value=\"\(SafeText.markup(kata.rule ?? ""))\"/>"
      + "<property name=\"wall\" value=\"\(kata.wall)\"/></properties>\n"
    text += cases.joined()
    if !kata.evidence.isEmpty {
      text += "    <system-out>\(SafeText.markup(kata.evidence))</system-out>\n"
    }
    return text + "  </testsuite>\n"
  }

  private func mark(of outcome: TestResult.Outcome) -> String? {
    switch outcome {
    case .passed: nil
    case .failed: "failure"
    case .crashed, .timedOut, .outOfMemory, .outputLimit, .tampered: "error"
    case .skipped, .notRun: "skipped"
    }
  }

  private func `case`(
    _ className: String, _ name: String, _ seconds: Double, _ mark: String?, _ type: String,
    _ message: String
  ) -> String {
    let head =
      "    <testcase classname=\"\(SafeText.markup(className))\" name=\"\(SafeText.markup(name))\""
      + " time=\"\(String(format: "%.3f", seconds))\""
    guard let mark else { return head + "/>\n" }
    let first = SafeText.markup(SafeText.line(message))
    guard mark != "skipped" else {
      return head + "><skipped message=\"\(SafeText.markup(type))\"/></testcase>\n"
    }
    return head
      + "><\(mark) message=\"\(first)\" type=\"\(SafeText.markup(type))\">"
      + "\(SafeText.markup(message))</\(mark)></testcase>\n"
  }
}
