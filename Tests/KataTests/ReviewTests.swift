import Foundation
import Learners
import XCTest

/// `kata review` through the built binary; journal times say what day it is.
final class ReviewTests: XCTestCase {
  private let passed = #""event":"checked","verdict":"passed","passed":1,"total":1"#
  private let missed = #""event":"predicted","index":0,"guess":1,"measured":3"#

  private func workbook() throws -> LearnersFolder {
    let folder = try LearnersFolder(self)
    try folder.addRows()
    return folder
  }

  func testNothingComesBackBeforeAnythingWasDone() throws {
    let folder = try workbook()
    let run = try folder.kata("review")
    XCTAssertTrue(run.output.hasPrefix("Nothing comes back yet"), run.output)
    XCTAssertEqual(run.code, 0)
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.url(".kata").path))
  }

  func testAMissedPredictionIsListedWithItsReasonAndHowToAnswer() throws {
    let folder = try workbook()
    try folder.journal((daysAgo: 2, fields: missed))
    let run = try folder.kata("review")
    XCTAssertTrue(run.output.contains("Due for review: 1"), run.output)
    XCTAssertTrue(run.output.contains("You tap More. How many Row bodies"), run.output)
    XCTAssertTrue(run.output.contains("you said 1, which was too low"), run.output)
    XCTAssertTrue(run.output.contains("`review rows` asks it again"), run.output)
    XCTAssertTrue(run.output.contains("Predictions: 0 of 1 right"), run.output)
  }

  func testAMissOfTodayIsNotDueYet() throws {
    let folder = try workbook()
    try folder.journal((daysAgo: 0, fields: missed))
    let run = try folder.kata("review")
    XCTAssertTrue(run.output.hasPrefix("Nothing is due today; the next is due on "), run.output)
  }

  func testARightAnswerMovesThePredictionOn() throws {
    let folder = try workbook()
    try folder.journal((daysAgo: 2, fields: missed))
    let run = try folder.kata("review", "rows", input: "3\n")
    XCTAssertTrue(run.output.contains("Right: 3 ran."), run.output)
    XCTAssertTrue(try folder.kata("review").output.hasPrefix("Nothing is due today"))
  }

  func testAKataPassedLongAgoStartsAfreshAndTheLearnersFileIsKept() throws {
    let folder = try workbook()
    try LearnersFolder.right.write(to: folder.rowsAnswer, atomically: true, encoding: .utf8)
    try folder.journal((daysAgo: 4, fields: passed))
    XCTAssertTrue(try folder.kata("review").output.contains("you passed it 4 days ago"))
    // The starter's text, as after an earlier start.
    try folder.write(LearnersFolder.starter, to: ".kata/starters/rows/Answer.swift")
    let run = try folder.kata("review", "rows")
    XCTAssertEqual(
      try String(contentsOf: folder.rowsAnswer, encoding: .utf8), LearnersFolder.starter)
    let line = try XCTUnwrap(
      run.output.split(separator: "\n").first { $0.hasPrefix("What you had is in ") }, run.output)
    let path = line.dropFirst("What you had is in ".count).dropLast()
    XCTAssertEqual(try folder.read("\(path)/Answer.swift"), LearnersFolder.right)
  }

  func testPassingAgainMovesTheKataOn() throws {
    let folder = try workbook()
    try folder.journal((daysAgo: 4, fields: passed))
    _ = try folder.kata("review", "rows")
    try LearnersFolder.right.write(to: folder.rowsAnswer, atomically: true, encoding: .utf8)
    XCTAssertEqual(try folder.kata("check", "rows").code, 0)
    let run = try folder.kata("review", "--format", "json")
    let later = try XCTUnwrap(try object(run.output)["later"] as? [[String: Any]])
    XCTAssertEqual(later.map { $0["step"] as? Int }, [2])
  }

  func testAKataThatIsNotDueIsLeftAlone() throws {
    let folder = try workbook()
    try LearnersFolder.right.write(to: folder.rowsAnswer, atomically: true, encoding: .utf8)
    try folder.journal((daysAgo: 1, fields: passed))
    let run = try folder.kata("review", "rows")
    XCTAssertTrue(run.output.hasPrefix("rows is not due; it comes back on "), run.output)
    XCTAssertEqual(
      try String(contentsOf: folder.rowsAnswer, encoding: .utf8), LearnersFolder.right)
    XCTAssertEqual(run.code, 0)
  }

  func testForProgramsEachItemHasKataKindAndDay() throws {
    let folder = try workbook()
    try folder.journal((daysAgo: 4, fields: missed), (daysAgo: 4, fields: passed))
    let whole = try object(try folder.kata("review", "--format", "json").output)
    XCTAssertEqual(whole["version"] as? Int, 1)
    let due = try XCTUnwrap(whole["due"] as? [[String: Any]])
    XCTAssertEqual(due.map { $0["kind"] as? String }, ["prediction", "kata"])
    XCTAssertEqual(due.map { $0["kata"] as? String }, ["rows", "rows"])
    XCTAssertEqual(due.map { $0["overdueDays"] as? Int }, [3, 1])
    XCTAssertFalse(due.contains { $0["measured"] != nil }, "that would tell the answer")
  }

  func testDaysAreThoseOfTheLearnersTimeZone() throws {
    let folder = try workbook()
    // 26 hours apart, so it is never the same day in both.
    let days = try ["EAST-14", "WEST12"].map { zone in
      let run = try folder.kata("review", "--format", "json", environment: ["TZ": zone])
      return try XCTUnwrap(try object(run.output)["today"] as? String)
    }
    XCTAssertGreaterThan(days[0], days[1])
  }

  func testJapanese() throws {
    let folder = try workbook()
    try folder.journal((daysAgo: 2, fields: missed))
    let run = try folder.kata("--lang", "ja", "review")
    XCTAssertTrue(run.output.contains("今日の復習：1 件"), run.output)
    XCTAssertTrue(run.output.contains("前回は外れ（予想 1 は少なすぎ）"), run.output)
  }

  func testAnUnknownKataIsSaidWithTheNearest() throws {
    let run = try workbook().kata("review", "rosw")
    XCTAssertTrue(run.errors.contains("did you mean rows?"), run.errors)
    XCTAssertEqual(run.code, 2)
  }

  private func object(_ text: String) throws -> [String: Any] {
    try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
