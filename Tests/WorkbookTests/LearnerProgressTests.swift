import Foundation
import XCTest

@testable import Workbook

final class LearnerProgressTests: XCTestCase {
  private func progress(_ events: (String, JournalEvent)...) -> LearnerProgress {
    LearnerProgress(entries: events.map { JournalEntry($0.1, kata: $0.0) })
  }

  private let passed = JournalEvent.checked(verdict: "passed", passed: 3, total: 3)
  private let failed = JournalEvent.checked(verdict: "failed", passed: 1, total: 3)

  private func workbook() throws -> (TemporaryWorkbook, Workbook) {
    let files = try TemporaryWorkbook(self)
    for id in ["a", "b", "c"] { try files.addKata("01-first/01-\(id)", id: id) }
    return (files, try files.workbook())
  }

  func testUntouchedKataIsNotStarted() {
    XCTAssertEqual(progress()["a"].state, .notStarted)
  }

  func testOpeningStartsAKata() {
    XCTAssertEqual(progress(("a", .opened))["a"].state, .started)
  }

  func testALaterFailureDoesNotTakeAPassBack() {
    let kata = progress(("a", passed), ("a", failed))["a"]
    XCTAssertEqual(kata.state, .passed)
    XCTAssertEqual(kata.lastTests, KataProgress.Tests(passed: 1, total: 3))
  }

  func testHintLevelIsTheHighestShown() {
    XCTAssertEqual(
      progress(("a", .hintTaken(level: 3)), ("a", .hintTaken(level: 1)))["a"].hintLevel, 3)
  }

  func testSolutionSeenAfterPassingIsNoShortcut() {
    XCTAssertFalse(progress(("a", passed), ("a", .solutionSeen))["a"].sawSolutionFirst)
    XCTAssertTrue(progress(("a", .solutionSeen), ("a", passed))["a"].sawSolutionFirst)
  }

  func testCurrentIsTheKataOpenedLast() throws {
    let (_, workbook) = try workbook()
    XCTAssertEqual(progress(("a", .opened), ("c", .opened)).current(in: workbook)?.id, "c")
  }

  func testCurrentIsTheFirstNotPassedOnceTheLastOpenedIs() throws {
    let (_, workbook) = try workbook()
    XCTAssertEqual(progress(("a", .opened), ("a", passed)).current(in: workbook)?.id, "b")
  }

  func testNothingIsNextWhenAllArePassed() throws {
    let (_, workbook) = try workbook()
    let progress = progress(("a", passed), ("b", passed), ("c", passed))
    XCTAssertNil(progress.next(in: workbook))
    XCTAssertEqual(progress.passedCount(in: workbook), 3)
  }
}
