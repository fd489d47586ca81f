import Checker
import Workbook
import XCTest

@testable import Author

/// A verdict that the comparison of closures decides must be pinned.
final class PolicyRuleTests: XCTestCase {
  private func faults(_ result: CheckResult, _ other: CheckResult?) throws -> [String] {
    let kata = try XCTUnwrap(try Pack(self).workbook().katas.first)
    let answer = Answer(kata: kata, role: .solution, sources: SourceSet(files: []))
    let judgement = Judgement(answer: answer, result: result, other: other)
    return AnswerRules(kata: kata, judgements: [.solution: judgement]).faults()
      .filter { $0.rule == .policies }.map(\.message)
  }

  private func result(_ verdict: Verdict, failing: [String] = []) -> CheckResult {
    CheckResult(
      kata: "tally", verdict: verdict, reason: "so it was",
      tests: failing.map { TestResult(id: $0, outcome: .failed) })
  }

  func testAnotherVerdictIsRed() throws {
    let faults = try faults(result(.passed), result(.failed, failing: ["T/testA"]))
    XCTAssertEqual(faults.count, 1)
    XCTAssertTrue(
      faults[0].hasPrefix("The verdict on the solution depends on how closures are compared"),
      faults[0])
  }

  func testOtherFailingTestsAreRed() throws {
    let faults = try faults(
      result(.failed, failing: ["T/testA"]), result(.failed, failing: ["T/testA", "T/testB"]))
    XCTAssertEqual(faults.count, 1)
  }

  func testTheSameVerdictIsNot() throws {
    XCTAssertEqual(try faults(result(.passed), result(.passed)), [])
    XCTAssertEqual(try faults(result(.passed), nil), [])
  }
}
