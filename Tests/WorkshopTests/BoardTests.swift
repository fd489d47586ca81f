import Foundation
import Reports
import Workbook
import XCTest

@testable import Workshop

/// The board: what is on it, and how it stands in a terminal.
final class BoardTests: XCTestCase {
  private func board(
    _ learners: [PublishedProgress], silence: Double = 0, elapsed: Double = 60, step: Int = 0,
    plan: WorkshopPlan = SharedRoom.plan
  ) -> Board {
    var view = RoomView()
    view.learners = learners.map { Sighting($0, heard: 1000 - silence) }
    var note = LeaderNote(plan: plan, at: Date())
    for _ in 0..<step { note.moveOn(at: Date()) }
    return Board(view, note: note, at: 1000, elapsed: elapsed)
  }

  private func text(_ board: Board, columns: Int = 80, rows: Int? = nil) -> String {
    BoardText(language: .english, palette: .plain, columns: columns, rows: rows).text(of: board)
  }

  private let passing = SharedRoom.progress(
    "00000001", "calm-owl", [("one", .opened), ("one", SharedRoom.pass)])
  private let stuck = SharedRoom.progress(
    "00000002", "brisk-fox",
    [("one", .opened)] + (0..<6).map { _ in ("one", SharedRoom.fail("counts-from-parent")) })

  func testSixFailuresInARowAreStuckAndStandFirst() {
    let board = board([passing, stuck])
    XCTAssertEqual(board.rows.map(\.name), ["brisk-fox", "calm-owl"])
    XCTAssertEqual(board.stuck.map(\.misconception), ["counts-from-parent"])
  }

  func testWhoTakesHalfAsLongAgainAsPlannedIsStuck() {
    var slow = SharedRoom.progress("00000003", "late-hare", [("one", .opened)])
    slow.sincePass = 15 * 60
    XCTAssertEqual(board([slow]).stuck, [])
    slow.sincePass = 15 * 60 + 1
    XCTAssertEqual(board([slow]).stuck.count, 1)
  }

  func testWhoHasPassedIsNotStuckHoweverLongAgo() {
    var idle = passing
    idle.sincePass = 100_000
    XCTAssertEqual(board([idle]).stuck, [])
  }

  func testASilentShellIsAwayAndNotStuck() {
    let board = board([stuck], silence: 151)
    XCTAssertEqual(board.rows.map(\.isAway), [true])
    XCTAssertEqual(board.stuck, [])
  }

  func testMediansAreOfThoseWhoPassed() {
    let columns = board([passing, stuck]).columns
    XCTAssertEqual(columns.map(\.passed), [1, 0])
    XCTAssertEqual(columns.map(\.working), [1, 0])
    XCTAssertEqual(columns.map(\.medianSeconds), [60, nil])
  }

  func testTwoOfOneNameAreToldApart() {
    let one = PublishedProgress(id: "aaaa0000", name: "Mika")
    let other = PublishedProgress(id: "bbbb0000", name: "Mika")
    XCTAssertEqual(board([one, other]).rows.map(\.name), ["Mika·aaaa", "Mika·bbbb"])
  }

  func testTheBoardSaysAllWithoutColour() {
    let text = text(board([passing, stuck]))
    for part in [
      "step 1 of 3: one, 9 min left", "then coffee, 15 min", "2 learners · 1 stuck · 1 passed one",
      "‼ STUCK (1)", "brisk-fox", "✗6", "counts-from-parent", "✓",
    ] {
      XCTAssertTrue(text.contains(part), "\(part) in\n\(text)")
    }
  }

  func testTheClockSaysThatTimeIsUp() {
    XCTAssertTrue(text(board([passing], elapsed: 600)).contains("time is up"))
    XCTAssertTrue(text(board([passing], elapsed: 780)).contains("3 min over"))
    XCTAssertTrue(text(board([passing], step: 3)).contains("the plan is done"))
  }

  func testNoLineIsWiderThanTheTerminal() {
    let plan = WorkshopPlan(
      title: String(repeating: "表", count: 60), language: .english,
      steps: (0..<40).map { .init(kata: "a-rather-long-name-\($0)", minutes: 10) })
    let names = ["a", String(repeating: "名", count: 24), "Wilhelmina-Charlotte-Mar"]
    let learners = names.enumerated().map { place, name in
      SharedRoom.progress(
        "0000000\(place)", name,
        (0..<9).map { _ in
          ("a-rather-long-name-20", SharedRoom.fail("a-misunderstanding-with-a-long-name"))
        }, people: 2)
    }
    for columns in [40, 80, 132] {
      for step in [0, 20, 39] {
        let text = text(board(learners, step: step, plan: plan), columns: columns)
        for line in text.split(separator: "\n") {
          XCTAssertLessThanOrEqual(TextColumns.width(line), columns, String(line))
        }
      }
    }
  }

  func testAPlanOfManyKatasShowsThoseAroundTheStep() {
    let plan = WorkshopPlan(
      title: "T", language: .english,
      steps: (1...40).map { .init(kata: "kata-\($0)", minutes: 10) })
    let text = text(board([passing], step: 29, plan: plan))
    XCTAssertTrue(text.contains("30 kata-30"), text)
    XCTAssertFalse(text.contains("1 kata-1 "), text)
  }

  func testABigRoomFitsTheTerminalAndSaysHowManyMoreThereAre() {
    let learners = (0..<200).map { number in
      SharedRoom.progress(
        String(format: "%08x", number), "learner-\(number)",
        (0..<(number % 10)).map { _ in ("one", SharedRoom.fail("x")) })
    }
    let lines = BoardText(language: .english, palette: .plain, columns: 80, rows: 24)
      .lines(of: board(learners))
    XCTAssertLessThanOrEqual(lines.count, 24)
    XCTAssertTrue(lines.contains { $0.hasPrefix("… and ") }, lines.joined(separator: "\n"))
    XCTAssertTrue(lines.contains { $0.contains("passed") })
  }

  func testAnEmptyRoomSaysHowToJoin() {
    XCTAssertTrue(text(board([])).contains("workshop join NAME --dir DIR"))
  }

  func testTheBoardSpeaksJapanese() {
    let text = BoardText(language: .japanese, palette: .plain).text(of: board([passing, stuck]))
    XCTAssertTrue(text.contains("‼ 行き詰まり (1)"), text)
    XCTAssertTrue(text.contains("3 段中 1 段目 one、残り 9 分"), text)
  }
}
