import Foundation
import Workbook
import XCTest

/// The fold from a journal to what the room sees.
final class RecordTests: XCTestCase {
  private let start = Date(timeIntervalSince1970: 1_000_000)
  private lazy var member = Membership(
    name: "Mika", with: nil, isNamed: false, folder: URL(fileURLWithPath: "/"),
    pseudonym: "calm-owl", joined: start, after: 0)

  private func record(
    _ events: [(String, JournalEvent, Double)], after: Int = 0
  ) -> WorkshopRecord {
    var record = WorkshopRecord(joined: start, after: after)
    for (kata, event, seconds) in events {
      record.apply(JournalEntry(event, kata: kata, time: start + seconds))
    }
    return record
  }

  func testChecksVerdictsAndMisunderstandingsAreCounted() {
    let kata = record([
      ("one", .opened, 0), ("one", SharedRoom.fail("counts"), 60),
      ("one", SharedRoom.fail("counts"), 120), ("one", SharedRoom.pass, 180),
    ]).published(as: member, at: start + 200)["one"]
    XCTAssertEqual(kata.checks, 3)
    XCTAssertTrue(kata.isPassed)
    XCTAssertEqual(kata.misconceptions, ["counts": 2])
    XCTAssertEqual(kata.seconds, 180)
    XCTAssertEqual(kata.failing, 0)
  }

  func testALaterFailureDoesNotTakeAPassBack() {
    let kata = record([("one", SharedRoom.pass, 1), ("one", SharedRoom.fail(), 2)])
      .published(as: member, at: start)["one"]
    XCTAssertTrue(kata.isPassed)
    XCTAssertEqual(kata.failing, 1)
  }

  func testTheTimeSinceTheLastPassIsTheLearnersOwn() {
    let progress = record([("one", SharedRoom.pass, 60), ("two", SharedRoom.fail(), 100)])
      .published(as: member, at: start + 300)
    XCTAssertEqual(progress.sincePass, 240)
  }

  func testWhatWasPassedBeforeJoiningIsPassedWithoutChecks() {
    let progress = record(
      [("one", SharedRoom.fail(), 0), ("one", SharedRoom.pass, 1), ("two", SharedRoom.fail(), 2)],
      after: 2
    ).published(as: member, at: start)
    XCTAssertTrue(progress["one"].isPassed)
    XCTAssertEqual(progress["one"].checks, 0)
    XCTAssertEqual(progress.checks, 1)
  }

  func testAClockThatGoesBackADayReordersNothing() {
    let progress = record([
      ("one", .opened, 0), ("one", SharedRoom.pass, 60), ("two", .opened, -86_000),
      ("two", SharedRoom.fail("late"), -85_000),
    ]).published(as: member, at: start - 84_000)
    XCTAssertEqual(progress.sequence, 4)
    XCTAssertEqual(progress.current, "two")
    XCTAssertEqual(progress["two"].misconception, "late")
    XCTAssertEqual(progress.sincePass, 0)
  }

  func testNothingOfTheLearnersNameOrSourceIsPublished() throws {
    var lines = PublishedLines()
    let data = try lines.data(
      of: record([("one", SharedRoom.pass, 1)]).published(as: member, at: start))
    let text = String(decoding: data, as: UTF8.self)
    XCTAssertFalse(text.contains("Mika"), text)
    XCTAssertTrue(text.contains("calm-owl"))
  }

  func testAPairIsTwoPeople() {
    let pair = Membership(
      name: "Mika", with: "Ken", isNamed: true, folder: URL(fileURLWithPath: "/"),
      pseudonym: "calm-owl", joined: start, after: 0)
    let progress = WorkshopRecord(joined: start, after: 0).published(as: pair, at: start)
    XCTAssertEqual(progress.people, 2)
    XCTAssertEqual(progress.name, "Mika+Ken")
  }

  func testTheFirstGuessCounts() {
    let progress = record([
      ("one", .predicted(index: 0, guess: 60, measured: 1), 1),
      ("one", .predicted(index: 0, guess: 1, measured: 1), 2),
    ]).published(as: member, at: start)
    XCTAssertEqual(progress["one"].guesses, [.init(index: 0, guess: 60, measured: 1)])
  }

  func testANameThatSteersATerminalIsMadePlain() throws {
    var progress = PublishedProgress(id: "0123abcd", name: "a\u{1B}[2Jb\nc")
    progress.people = 400
    var lines = PublishedLines()
    let read = try XCTUnwrap(lines.progress(from: lines.data(of: progress)))
    XCTAssertEqual(read.name, "a[2Jbc")
    XCTAssertEqual(read.people, 9)
  }
}
