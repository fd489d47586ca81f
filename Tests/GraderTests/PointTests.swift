import Foundation
import Grader
import XCTest

/// Points: whole numbers, each test its own, lateness and regrades.
final class PointTests: XCTestCase {
  func testATestThatPassedBringsItsWeightWhereOthersFailed() throws {
    let room = try Classroom(weights: ["CounterTests/testStart": 3, "CounterTests/testTap": 7])
    try room.hand("// verdict: failed\n", in: "mika/counter/Model.swift")
    let kata = try XCTUnwrap(room.grade()["mika"]?.katas.first)
    XCTAssertEqual([kata.score, kata.maxScore], [3, 10])
  }

  func testATamperedRunBringsNothing() throws {
    let room = try Classroom()
    try room.hand("// verdict: tampered\n", in: "mika/counter/Model.swift")
    let kata = try XCTUnwrap(room.grade()["mika"]?.katas.first)
    XCTAssertEqual([kata.score, kata.maxScore], [0, 2])
    XCTAssertEqual(kata.rule, "early-exit")
  }

  func testALearnerIsToldTheAuthorsHintAndNotTheAssertion() throws {
    let room = try Classroom()
    try room.hand("// verdict: failed\n", in: "mika/counter/Model.swift")
    let test = try XCTUnwrap(room.grade()["mika"]?.katas.first?.tests.last)
    XCTAssertEqual(test.hint, "Look at the tap.")
    XCTAssertEqual(test.messages, ["1 is not 2"])
  }

  func testAHiddenTestIsMarked() throws {
    let room = try Classroom(hidden: ["CounterTests/testTap"])
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    XCTAssertEqual(try room.grade()["mika"]?.katas.first?.tests.map(\.isHidden), [false, true])
  }

  func testLatenessTakesPerCentOffForEachDayBegun() throws {
    XCTAssertEqual(
      try late("2026-12-03T00:00:01Z", #""percentOffADay": 25"#, weight: 10)?.latePenalty, 15)
  }

  func testTheGraceIsNotLate() throws {
    XCTAssertEqual(
      try late("2026-12-01T00:10:00Z", #""graceMinutes": 15, "percentOffADay": 25"#)?.latePenalty, 0
    )
  }

  func testNoMoreThanTheMostIsTakenOff() throws {
    let rule = #""percentOffADay": 25, "percentOffAtMost": 50"#
    XCTAssertEqual(try late("2027-12-01T00:00:00Z", rule, weight: 10)?.score, 10)
  }

  func testMoreDaysForOneLearnerAreNotLate() throws {
    let rule = #""percentOffADay": 25, "extraDays": {"mika": 3}"#
    XCTAssertEqual(try late("2026-12-03T00:00:00Z", rule)?.latePenalty, 0)
  }

  func testAHeldBackLearnerIsMarked() throws {
    XCTAssertEqual(try late("2026-11-01T00:00:00Z", #""heldBack": ["mika"]"#)?.isHeldBack, true)
  }

  func testAPolicyThatIsNoneIsRefusedWithTheRemedy() {
    XCTAssertThrowsError(try GradePolicy(reading: Data("[]".utf8), file: "policy.json")) {
      XCTAssertTrue("\($0)".contains("policy.json is no grading policy"), "\($0)")
    }
  }

  func testAMisspeltRuleOfAPolicyIsRefusedAndNotPassedOver() {
    let bytes = Data(#"{"version": 1, "percentOffPerDay": 10}"#.utf8)
    XCTAssertThrowsError(try GradePolicy(reading: bytes, file: "policy.json")) {
      XCTAssertTrue("\($0)".contains("percentOffADay, percentOffAtMost"), "\($0)")
    }
  }

  func testARegradeKeepsTheOldResultsAndSaysWhatChanged() throws {
    let room = try Classroom()
    try room.hand("// verdict: failed\n", in: "mika/counter/Model.swift")
    try room.grade()
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    let grader = room.grader()
    try grader.beginAgain()
    _ = try grader.plan(room.submissions)
    try grader.work(jobs: 1)
    _ = try grader.writeResults(policy: .none, gradedAt: "later")
    try grader.writeDifference()
    let text = try Data(contentsOf: room.output.appendingPathComponent("changes.json"))
    let change = try XCTUnwrap(JSONDecoder().decode([GradeChange].self, from: text).first)
    XCTAssertEqual(change.oldVerdict, .failed)
    XCTAssertEqual(change.newVerdict, .passed)
    XCTAssertEqual(change.reason, .otherFiles)
    XCTAssertTrue(
      FileManager.default.fileExists(
        atPath: room.output.appendingPathComponent("earlier/1/results.jsonl").path))
  }

  func testAPolicysNamesThatNoLearnerHasAreTold() throws {
    let text = #"{"version": 1, "extraDays": {"mika": 1, "mkia": 1}, "heldBack": ["bbo", "bob"]}"#
    let policy = try GradePolicy(reading: Data(text.utf8), file: "")
    XCTAssertEqual(policy.strangers(among: ["mika", "bob"]).map(\.path), ["mkia", "bbo"])
  }

  private func late(_ time: String, _ rule: String, weight: Int = 1) throws -> LearnerGrade? {
    let room = try Classroom(
      weights: ["CounterTests/testStart": weight, "CounterTests/testTap": weight])
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    let text = #"{"version": 1, "due": "2026-12-01T00:00:00Z", \#(rule)}"#
    return try room.grade(
      policy: GradePolicy(reading: Data(text.utf8), file: ""), times: ["mika": time])["mika"]
  }
}
