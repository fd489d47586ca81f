import Foundation
import GradeReports
import Grader
import Learners
import XCTest

/// The reports of a class: the gradebooks and the page.
final class ClassReportTests: XCTestCase {
  func testCanvasBeginsWithItsColumnsAndPossiblePoints() throws {
    let report = CanvasReport(katas: ["counter", "toggle", "list"])
    let rows = try read(
      report.head(maximum: ["counter": 3, "toggle": 2]) + report.row(of: HostileGrades.grade()))
    XCTAssertEqual(
      Array(rows[0].prefix(5)), ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"])
    XCTAssertTrue(rows[1][0].contains("Points Possible"))
    XCTAssertEqual(rows[2].count, rows[0].count)
  }

  func testCanvasGivesNoPointsForAFaultOfOurs() throws {
    let report = CanvasReport(katas: ["counter", "toggle", "list"])
    XCTAssertEqual(
      try read(report.row(of: HostileGrades.grade()))[0].suffix(3), ["1", "0", ""])
  }

  func testNoCellIsAFormula() throws {
    let report = CanvasReport(katas: ["counter"])
    let cell = try read(report.row(of: HostileGrades.grade()))[0][0]
    XCTAssertFalse(["=", "+", "-", "@"].contains(cell.prefix(1)), cell)
  }

  func testAMoodleSheetIsFilledInWhateverItsLanguage() throws {
    for (head, name) in [("Grade", "mika"), ("評点", "mika@example.com")] {
      var sheet = try XCTUnwrap(
        MoodleReport(
          worksheet: "Identifier,Email,\(head),Last modified\nParticipant 1,\(name),,-\n"))
      var grade = HostileGrades.grade()
      grade.learner = "mika"
      XCTAssertTrue(sheet.fill(grade))
      XCTAssertEqual(try read(sheet.text)[1], ["Participant 1", name, "1", "-"])
    }
  }

  func testALearnerWhoIsNotInTheMoodleSheetIsTold() throws {
    var sheet = try XCTUnwrap(MoodleReport(worksheet: "Identifier,Grade\nParticipant 1,\n"))
    XCTAssertFalse(sheet.fill(HostileGrades.grade()))
  }

  func testASheetWithoutAGradeIsNoMoodleSheet() {
    XCTAssertNil(MoodleReport(worksheet: "a,b\n1,2\n"))
  }

  func testQuotedCellsOfAMoodleSheetStayWhole() throws {
    let row = "Participant 1,\"a \"\"b\"\", c\nd\",,\n"
    let sheet = try XCTUnwrap(MoodleReport(worksheet: "Identifier,Name,Grade,x\n" + row))
    XCTAssertEqual(try read(sheet.text)[1][1], "a \"b\", c\nd")
  }

  func testTheClassPageShowsEveryVerdictInABrowserAndRunsNothing() throws {
    let page = try Browser.shown(page())
    XCTAssertTrue(page.contains("⚑ tampered"), page)
    XCTAssertTrue(page.contains("✗ failed"))
    XCTAssertTrue(page.contains("Walls: <strong>full</strong>"))
    XCTAssertFalse(page.contains("<script"))
    XCTAssertFalse(page.contains("<b>bodies"))
  }

  func testTheClassPageNamesTheHardestTestsAndTheMisunderstandings() throws {
    let page = try Browser.shown(page())
    XCTAssertTrue(page.contains("counter: CounterTests/testTap</td>"), page)
    XCTAssertTrue(page.contains("1 of 1"))
    XCTAssertTrue(page.contains("counter: counts-&lt;b&gt;bodies&lt;/b&gt;"))
  }

  func testAMisunderstandingNamesWhoseItIsAndOfALargeClassTheFirstDozen() throws {
    var page = ClassPage(katas: ["counter"])
    for number in 10..<25 {
      var grade = HostileGrades.grade()
      grade.learner = "learner\(number)"
      page.add(grade)
    }
    let shown = try Browser.shown(page.text)
    XCTAssertTrue(shown.contains("learner20, learner21 and 3 more</td>"), shown)
  }

  func testTheClassPageShowsWhoLooksAlike() throws {
    let page = try Browser.shown(page())
    XCTAssertTrue(page.contains("a&lt;i&gt;nna, bob"), page)
    XCTAssertTrue(page.contains("95 %"))
  }

  private func page() -> String {
    var page = ClassPage(katas: ["counter", "toggle", "list"])
    page.add(HostileGrades.grade())
    page.add([SimilarityGroup(learners: ["a<i>nna", "bob"], percent: 95)], of: "counter")
    return page.text
  }

  /// Reads CSV with Python's own reader.
  private func read(_ text: String) throws -> [[String]] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).csv")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let program =
      "import csv,json,sys; print(json.dumps(list(csv.reader(open(sys.argv[1], newline='')))))"
    let output = try Program.output(of: "/usr/bin/env", ["python3", "-c", program, file.path])
    return try JSONDecoder().decode([[String]].self, from: output)
  }
}
