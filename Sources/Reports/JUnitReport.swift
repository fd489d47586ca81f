import Checker
import Foundation

/// Verdicts as JUnit XML: a suite a kata, a case a test.
///
/// A kata that is not passed always has a case that failed, even when each test reported success.
public struct JUnitReport: Sendable {
  /// Makes a report.
  public init() {}

  /// The whole document.
  public func text(of results: [CheckResult]) -> String {
    let suites = results.map { result in (result, cases(of: result)) }
    let all = suites.flatMap(\.1)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"kata\" \(counts(all, results.reduce(0) { $0 + $1.seconds }))>\n"
    for (result, cases) in suites {
      text += "  <testsuite name=\(quoted(result.kata)) \(counts(cases, result.seconds))>\n"
      for item in cases { text += element(item, in: result) }
      if !result.output.isEmpty {
        text += "    <system-out>\(SafeText.markup(result.output))</system-out>\n"
      }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private struct Case {
    enum Mark { case passed, failure, error, skipped }
    var className: String
    var name: String
    var seconds: Double
    var mark: Mark
    var type: String
    var message: String
    var detail: String
  }

  private func cases(of result: CheckResult) -> [Case] {
    var cases = result.tests.map { test in
      let parts = test.id.split(separator: "/", maxSplits: 1).map(String.init)
      let first = test.failures.first?.message
      return Case(
        className: "\(result.kata).\(parts.first ?? "")", name: parts.last ?? test.id,
        seconds: test.seconds ?? 0, mark: mark(test.outcome), type: test.outcome.rawValue,
        message: first.map { FailureMessage($0).sentence } ?? test.outcome.rawValue,
        detail: test.failures.map { "\($0.file):\($0.line): \($0.message)" }
          .joined(separator: "\n"))
    }
    let isRed = cases.contains { $0.mark == .failure || $0.mark == .error }
    if result.verdict != .passed && !isRed {
      cases.append(
        Case(
          className: result.kata, name: "check", seconds: result.seconds,
          mark: result.verdict == .error ? .error : .failure, type: result.verdict.rawValue,
          message: result.reason,
          detail: result.diagnostics.map {
            "\($0.file):\($0.line):\($0.column): \($0.severity.rawValue): \($0.message)"
          }.joined(separator: "\n")))
    }
    return cases
  }

  private func mark(_ outcome: TestResult.Outcome) -> Case.Mark {
    switch outcome {
    case .passed: .passed
    case .failed: .failure
    case .timedOut, .crashed, .outOfMemory, .outputLimit, .tampered: .error
    case .skipped, .notRun: .skipped
    }
  }

  private func element(_ item: Case, in result: CheckResult) -> String {
    let head =
      "    <testcase classname=\(quoted(item.className)) name=\(quoted(item.name)) "
      + "time=\"\(seconds(item.seconds))\""
    let attributes = "message=\(quoted(item.message)) type=\(quoted(item.type))"
    let detail = SafeText.markup(item.detail)
    return switch item.mark {
    case .passed: head + "/>\n"
    case .skipped: head + "><skipped message=\(quoted(item.type))/></testcase>\n"
    case .failure: head + "><failure \(attributes)>\(detail)</failure></testcase>\n"
    case .error: head + "><error \(attributes)>\(detail)</error></testcase>\n"
    }
  }

  private func counts(_ cases: [Case], _ time: Double) -> String {
    "tests=\"\(cases.count)\" failures=\"\(cases.count { $0.mark == .failure })\" "
      + "errors=\"\(cases.count { $0.mark == .error })\" "
      + "skipped=\"\(cases.count { $0.mark == .skipped })\" time=\"\(seconds(time))\""
  }

  private func seconds(_ value: Double) -> String { String(format: "%.3f", value) }

  private func quoted(_ text: String) -> String {
    "\"" + SafeText.markup(text).replacingOccurrences(of: "\n", with: "&#10;") + "\""
  }
}
