import Foundation
import Learners
import Workbook
import XCTest

@testable import Workshop

/// The page on the projector, and what is left of a workshop.
final class WorkshopReportTests: XCTestCase {
  private let hostile = "<b>&\"=1"

  private func view() -> RoomView {
    var view = RoomView()
    view.learners = [
      SharedRoom.progress(
        "00000001", "calm-owl",
        [
          ("one", .opened), ("one", SharedRoom.pass), ("two", .opened),
          ("two", .predicted(index: 0, guess: 60, measured: 1)),
          ("two", SharedRoom.fail("counts")), ("two", SharedRoom.fail("counts")),
        ]),
      SharedRoom.progress(
        "00000002", hostile,
        [("one", .solutionSeen), ("one", SharedRoom.pass)]
          + [("two", .predicted(index: 0, guess: 1, measured: 1))]
          + (0..<6).map { _ in ("two", SharedRoom.fail("counts")) }),
    ].map { Sighting($0, heard: 0) }
    view.troubles = [
      RoomTrouble(file: "learner-<i>.json", reason: Sentence("is a link", "はリンク"))
    ]
    return view
  }

  private var report: WorkshopReport { WorkshopReport(view(), plan: SharedRoom.plan) }

  private func board() -> Board {
    Board(view(), note: SharedRoom.note(), at: 0, elapsed: 60)
  }

  func testThePageShowsTheRoomInABrowserAndRunsNothing() throws {
    let page = try Browser.shown(BoardPage(language: .english).text(of: board()))
    XCTAssertTrue(page.contains("step 1 of 3: one, 9 min left"), page)
    XCTAssertTrue(page.contains("calm-owl"))
    XCTAssertTrue(page.contains("<td class=\"bad\">✗6</td>"))
    XCTAssertTrue(page.contains("<td>counts</td>"))
    XCTAssertFalse(page.contains("<script"))
    XCTAssertFalse(page.contains("<b>"))
    XCTAssertFalse(page.contains("<i>"))
  }

  func testThePageNeedsNothingElseAndLoadsItselfAgain() {
    let page = BoardPage(language: .english).text(of: board())
    XCTAssertTrue(page.contains("<meta http-equiv=\"refresh\" content=\"3\">"))
    XCTAssertFalse(page.contains("src="))
    XCTAssertFalse(page.contains("href="))
    XCTAssertFalse(page.contains("http://") || page.contains("https://"))
  }

  func testThePageIsJapaneseWhereThePlanIs() throws {
    let page = try Browser.shown(BoardPage(language: .japanese).text(of: board()))
    XCTAssertTrue(page.contains("行き詰まり"), page)
    XCTAssertTrue(page.contains("lang=\"ja\""))
  }

  func testTheHardestKataStandsFirst() {
    XCTAssertEqual(report.katas.map(\.kata), ["two", "one"])
    XCTAssertEqual(report.katas.map(\.passed), [0, 2])
    XCTAssertEqual(report.katas.map(\.sawSolution), [0, 1])
  }

  func testMisunderstandingsAreCountedByLearnersAndChecks() {
    XCTAssertEqual(
      report.misconceptions,
      [.init(kata: "two", misconception: "counts", learners: 2, checks: 8)])
  }

  func testPredictionsStandBesideWhatRan() {
    XCTAssertEqual(
      report.predictions,
      [
        .init(
          kata: "two", question: 1, guesses: 2, right: 1, medianGuess: 30.5, measured: 1)
      ])
  }

  func testEachLearnerHasSomethingToReview() {
    XCTAssertEqual(report.learners.map(\.review), [["two", "one"], ["two"]])
  }

  func testTheReportIsAPageInABrowser() throws {
    let page = try Browser.shown(WorkshopReportPage(language: .english).text(of: report))
    XCTAssertTrue(page.contains("Hardest katas"), page)
    XCTAssertTrue(page.contains("<td>30.5</td>"))
    XCTAssertFalse(page.contains("<b>"))
  }

  func testTheReportIsJSONWithAVersion() throws {
    let read = try JSONDecoder().decode(WorkshopReport.self, from: Data(report.json.utf8))
    XCTAssertEqual(read, report)
    XCTAssertEqual(read.version, 1)
  }

  func testEachRowOfTheTableHasAllItsCellsAndNoFormula() {
    let rows = report.csv.split(separator: "\n")
    XCTAssertEqual(rows.count, 5)
    XCTAssertEqual(
      rows[0], "learner,people,kata,passed,checks,minutes,verdict,misconception,hints,solution")
    XCTAssertTrue(rows.dropFirst().allSatisfy { $0.count { $0 == "," } == 9 }, "\(rows)")
  }
}
