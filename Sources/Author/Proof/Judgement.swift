import Checker
import Foundation
import Workbook

/// What the checker said about an answer, under the kata's own policies and under the other one.
public struct Judgement: Sendable {
  /// The answer.
  public let answer: Answer
  /// The verdict under the policies that a learner is judged by.
  public let result: CheckResult
  /// The verdict under the other closure policy; nil for a kata that pins one.
  public let other: CheckResult?

  /// Makes a judgement from its parts.
  public init(answer: Answer, result: CheckResult, other: CheckResult? = nil) {
    self.answer = answer
    self.result = result
    self.other = other
  }

  /// Judges an answer, and an unpinned kata's under both closure policies.
  ///
  /// The policy is a switch of the runtime: the second time nothing is compiled, so it comes at once,
  /// while what was compiled is still kept.
  init(_ answer: Answer, by check: (Answer) -> CheckResult) {
    self.answer = answer
    result = check(answer)
    let isPinned = answer.kata.facts.policies?.closures != nil
    let otherPolicy = ClosurePolicies.other(than: ClosurePolicies.standard)
    other = isPinned ? nil : check(answer.pinned(closures: otherPolicy))
  }

  /// The tests that ran and did not pass, sorted.
  public var failing: [String] { Self.failing(result) }

  /// Whether the other closure policy leads to another verdict or to other failing tests.
  public var dependsOnClosures: Bool {
    guard let other else { return false }
    return other.verdict != result.verdict || Self.failing(other) != failing
  }

  /// What a test said when it failed, and for the one that ended the process what ended it.
  public func message(of test: String) -> String {
    let failures = result.tests.filter { $0.id == test }.flatMap(\.failures).map(\.message)
    let isLast = result.tests.contains {
      $0.id == test && $0.outcome.isCutShort
    }
    return (failures + (isLast ? [result.reason] : [])).joined(separator: " ")
  }

  /// The verdict and everything that a reader needs to see what went wrong, in one line.
  public var story: String { story(of: result) }

  /// The same of the verdict under the other closure policy.
  var otherStory: String { other.map { story(of: $0) } ?? "" }

  private func story(of result: CheckResult) -> String {
    let failing = Self.failing(result)
    let tests = result.tests.filter { failing.contains($0.id) }.map { test in
      let message = test.failures.map(\.message).joined(separator: " ")
      return "\(test.id) \(test.outcome.rawValue)" + (message.isEmpty ? "" : " (\(message))")
    }
    let errors = result.diagnostics.filter { $0.severity == .error }.prefix(3).map {
      "\($0.file):\($0.line): \($0.message)"
    }
    let details = (tests + errors).joined(separator: "; ")
    return "\(result.verdict.rawValue), \(result.reason)" + (details.isEmpty ? "" : ": \(details)")
  }

  private static func failing(_ result: CheckResult) -> [String] {
    result.tests.filter { ![.passed, .notRun, .skipped].contains($0.outcome) }.map(\.id).sorted()
  }
}
