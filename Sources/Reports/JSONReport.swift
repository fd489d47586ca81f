import Checker
import Foundation

/// Verdicts for a program: one object with a version; each result has `kata` and `verdict`.
///
///     {"results":[{"kata":"first-check","verdict":"passed",…}],"version":1}
public struct JSONReport: Sendable {
  /// The version of the object's grammar.
  public static let version = 1

  private struct Whole: Encodable {
    var version = JSONReport.version
    var results: [CheckResult]
  }

  /// Makes a report.
  public init() {}

  /// The whole object, with a line end.
  public func text(of results: [CheckResult]) -> String {
    JSONText.of(Whole(results: results.map(rounded)))
  }

  /// Seconds to the millisecond: more is noise.
  private func rounded(_ result: CheckResult) -> CheckResult {
    func milliseconds(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
    var result = result
    result.seconds = milliseconds(result.seconds)
    for index in result.tests.indices {
      result.tests[index].seconds = result.tests[index].seconds.map(milliseconds)
    }
    return result
  }
}
