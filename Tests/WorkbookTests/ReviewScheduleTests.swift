import Foundation
import XCTest

@testable import Workbook

/// What comes back on which day, from journal entries alone.
final class ReviewScheduleTests: XCTestCase {
  private let passed = JournalEvent.checked(verdict: "passed", passed: 3, total: 3)
  private let failed = JournalEvent.checked(verdict: "failed", passed: 1, total: 3)
  private let missed = JournalEvent.predicted(index: 0, guess: 1, measured: 60)
  private let right = JournalEvent.predicted(index: 0, guess: 60, measured: 60)
  private static let start = Date(timeIntervalSince1970: 1_800_000_000)

  /// The schedule of a kata with two questions, after these events, each on a day counted from 0.
  private func schedule(_ events: [(Int, JournalEvent)]) throws -> ReviewSchedule {
    let files = try TemporaryWorkbook(self)
    try files.addKata("01-first/01-early", id: "early")
    let question = #"{"steps":["tap A"],"count":"Row","on":"starter"}"#
    try files.write(
      files.facts(id: "early").replacingOccurrences(
        of: #""minutes""#, with: #""predictions":[\#(question),\#(question)],"minutes""#),
      to: "Katas/01-first/01-early/kata.json")
    let entries = events.map { day, event in
      JournalEntry(event, kata: "early", time: Self.start + Double(day) * 86_400)
    }
    return ReviewSchedule(LearnerProgress(entries: entries), in: try files.workbook())
  }

  /// The days, counted from 0, on which something comes back.
  private func days(_ events: (Int, JournalEvent)...) throws -> [Int] {
    try schedule(events).items.map { LocalDay(of: Self.start).days(to: $0.day) }
  }

  func testAMissedPredictionComesBackTheNextDay() throws {
    XCTAssertEqual(try days((0, missed)), [1])
  }

  func testARightPredictionNeverComesBack() throws {
    XCTAssertEqual(try days((0, right)), [])
  }

  func testEachRightAnswerOnItsDayMovesAPredictionOn() throws {
    XCTAssertEqual(try days((0, missed), (1, right)), [1 + 3])
    XCTAssertEqual(try days((0, missed), (1, right), (4, right)), [4 + 7])
    XCTAssertEqual(try days((0, missed), (1, right), (4, right), (11, right)), [11 + 21])
    XCTAssertEqual(
      try days((0, missed), (1, right), (4, right), (11, right), (32, right)), [32 + 60])
    XCTAssertEqual(
      try days((0, missed), (1, right), (4, right), (11, right), (32, right), (92, right)), [])
  }

  func testARightAnswerBeforeItsDayChangesNothing() throws {
    XCTAssertEqual(try days((0, missed), (0, right)), [1])
    XCTAssertEqual(try days((0, missed), (1, right), (2, right)), [4])
  }

  func testALateAnswerCountsFromTheDayItWasGiven() throws {
    XCTAssertEqual(try days((0, missed), (9, right)), [9 + 3])
  }

  func testAMissGoesBackToTheStartOnAnyDay() throws {
    XCTAssertEqual(try days((0, missed), (1, right), (2, missed)), [3])
    XCTAssertEqual(try days((0, missed), (1, right), (4, missed)), [5])
  }

  func testAKataPassedWithoutHelpComesBackAfterThreeDays() throws {
    XCTAssertEqual(try days((0, failed), (0, passed)), [3])
  }

  func testAKataPassedWithHelpComesBackTheNextDay() throws {
    XCTAssertEqual(try days((0, .hintTaken(level: 1)), (0, passed)), [1])
    XCTAssertEqual(try days((0, .solutionSeen), (0, passed)), [1])
  }

  func testAKataDoneAgainFromItsStarterMovesOn() throws {
    XCTAssertEqual(try days((0, passed), (3, .reset), (3, failed), (3, passed)), [3 + 7])
  }

  func testJudgingTheSameAnswerAgainMovesNothing() throws {
    XCTAssertEqual(try days((0, passed), (3, passed)), [3])
  }

  func testAKataDoneAgainWithHelpGoesBackToTheStart() throws {
    XCTAssertEqual(
      try days((0, passed), (3, .reset), (3, .hintTaken(level: 2)), (3, passed)), [4])
  }

  func testTheHelpBeforeARestartIsForgotten() throws {
    XCTAssertEqual(try days((0, passed), (1, .solutionSeen), (3, .reset), (3, passed)), [3 + 7])
  }

  func testDueIsWhatHasReachedItsDay() throws {
    let schedule = try schedule([(0, passed), (0, missed)])
    let day = LocalDay(of: Self.start)
    XCTAssertEqual(schedule.due(on: day).count, 0)
    XCTAssertEqual(schedule.due(on: day.adding(1)).map(\.prediction), [0])
    XCTAssertEqual(schedule.due(on: day.adding(3)).map(\.prediction), [0, nil])
    XCTAssertEqual(schedule.next(after: day.adding(1))?.day, day.adding(3))
  }

  func testAQuestionThatTheKataNoLongerAsksDoesNotComeBack() throws {
    XCTAssertEqual(try days((0, .predicted(index: 2, guess: 1, measured: 2))), [])
  }
}
