import Foundation
import GradeReports
import Grader
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The reports of one learner: the shapes that others read, whatever a submission holds.
final class LearnerReportTests: XCTestCase {
  func testGradescopeHasAScoreAndTestsWithTheirMembers() throws {
    let shape = try JSONShape(GradescopeReport().text(of: HostileGrades.grade()))
    XCTAssertEqual(shape["score"] as? Int, 1)
    let allowed: Set = [
      "score", "max_score", "status", "name", "name_format", "number", "output", "output_format",
      "tags", "visibility", "extra_data",
    ]
    for test in shape.list("tests") {
      XCTAssertTrue(Set(test.keys).isSubset(of: allowed), "\(test.keys)")
      XCTAssertTrue(["passed", "failed"].contains(test["status"] as? String))
      XCTAssertEqual(test["output_format"] as? String, "text")
    }
  }

  func testGradescopeTellsATamperedKataFromAFailedOne() throws {
    let shape = try JSONShape(GradescopeReport().text(of: HostileGrades.grade()))
    let tags = shape.list("tests").compactMap { ($0["tags"] as? [String])?.first }
    XCTAssertEqual(Set(tags), ["failed", "tampered", "error"])
  }

  func testAHiddenTestTellsALearnerNeitherNameNorHint() throws {
    let text =
      GradescopeReport().text(of: HostileGrades.grade())
      + ExercismReport().text(of: HostileGrades.grade().katas[0])
      + PrairieLearnReport().text(of: HostileGrades.grade())
      + Classroom50Report(environment: [:]).text(of: HostileGrades.grade())
    XCTAssertFalse(text.contains("testSecret"))
    XCTAssertFalse(text.contains("secret hint"))
  }

  func testGradescopeHidesAHeldBackLearner() throws {
    var grade = HostileGrades.grade()
    grade.isHeldBack = true
    let shape = try JSONShape(GradescopeReport().text(of: grade))
    XCTAssertEqual(shape["visibility"] as? String, "hidden")
  }

  func testAHeldBackLearnersOutcomesAreInNoReportThatLearnersSee() throws {
    var grade = HostileGrades.grade()
    grade.isHeldBack = true
    grade.latePenalty = 7
    let github =
      GradeGitHubReport().annotations(of: grade) + GradeGitHubReport().summaryRows(of: grade)
    for text in [PrairieLearnReport().text(of: grade), github] {
      for word in ["tampered", "testStart", "points", "toggle"] {
        XCTAssertFalse(text.contains(word), "\(word) in \(text)")
      }
    }
    let output = try JSONShape(GradescopeReport().text(of: grade))["output"] as? String
    XCTAssertEqual(output, "The results are held back for now.")
  }

  func testAHeldBackLearnerLosesTheReportsOfSystemsThatKnowNoSilence() throws {
    var grade = HostileGrades.grade()
    let graded = try GradedFolder([grade])
    let formats: [ReportFormat] = [.exercism, .classroom50]
    for (isHeldBack, count) in [(false, 4), (true, 0)] {
      grade.isHeldBack = isHeldBack
      try graded.write(try JSONEncoder().encode(grade) + [0x0A], to: "results.jsonl")
      let grader = Grader(
        folder: GradeFolder(graded.url), katas: [], areDemanded: false, judge: NobodyJudges(),
        language: .english)
      try ReportWriting(grader: grader, katas: [], formats: formats).write()
      let files = try formats.flatMap {
        try FileManager.default.contentsOfDirectory(
          atPath: graded.url.appendingPathComponent("reports/\($0.rawValue)").path)
      }
      XCTAssertEqual(files.count { $0.hasPrefix(grade.submission) }, count)
    }
  }

  func testExercismGivesVersionStatusAndTestsInOrder() throws {
    let shape = try JSONShape(ExercismReport().text(of: HostileGrades.grade().katas[0]))
    XCTAssertEqual(shape["version"] as? Int, 3)
    XCTAssertEqual(shape["status"] as? String, "fail")
    XCTAssertEqual(shape.list("tests").map { $0["status"] as? String }, ["pass", "fail", "fail"])
  }

  func testExercismCallsATamperedKataAnError() throws {
    let shape = try JSONShape(ExercismReport().text(of: HostileGrades.grade().katas[1]))
    XCTAssertEqual(shape["status"] as? String, "error")
    XCTAssertNotNil(shape["message"] as? String)
  }

  func testPrairieLearnGivesAScoreBetween0And1() throws {
    let shape = try JSONShape(PrairieLearnReport().text(of: HostileGrades.grade()))
    XCTAssertEqual(try XCTUnwrap(shape["score"] as? Double), 0.2, accuracy: 0.001)
    for test in shape.list("tests") { XCTAssertNotNil(test["max_points"] as? Int) }
  }

  func testPrairieLearnLosesNoAttemptToAFaultOfOurs() throws {
    var grade = HostileGrades.grade()
    grade.katas = [grade.katas[2]]
    let shape = try JSONShape(PrairieLearnReport().text(of: grade))
    XCTAssertEqual(shape["gradable"] as? Bool, false)
    XCTAssertNotNil(shape["format_errors"])
  }

  func testPrairieLearnStaysBelowAMegabyte() {
    XCTAssertLessThan(
      PrairieLearnReport().text(of: HostileGrades.grade(messageRepeated: 100_000)).utf8.count,
      1 << 20)
  }

  func testClassroom50HasTheMembersOfItsSchemaAndWholePoints() throws {
    let shape = try JSONShape(Classroom50Report(environment: [:]).text(of: HostileGrades.grade()))
    let needed: Set = [
      "schema", "classroom", "assignment", "assignment_type", "owner", "submission", "commit",
      "release", "review", "datetime", "score", "max-score", "tests",
    ]
    XCTAssertEqual(Set(shape.members.keys), needed.union(["graded_at"]))
    XCTAssertEqual(shape["schema"] as? String, "classroom50/result/v1")
    XCTAssertTrue((shape["submission"] as? String)?.hasPrefix("submit/") == true)
    for test in shape.list("tests") {
      XCTAssertNotNil(test["test-name"] as? String)
      XCTAssertNotNil(test["score"] as? Int)
    }
  }

  func testClassroom50GetsUTCWhateverTheZoneOfTheTime() throws {
    var grade = HostileGrades.grade()
    grade.submittedAt = "2026-11-01T09:00:00+09:00"
    let shape = try JSONShape(Classroom50Report(environment: [:]).text(of: grade))
    XCTAssertEqual(shape["datetime"] as? String, "2026-11-01T00:00:00Z")
  }

  func testClassroom50KeepsTheTimeOfTheSubmissionOverRegrades() throws {
    var grade = HostileGrades.grade()
    grade.submittedAt = "2026-11-01T00:00:00Z"
    let shape = try JSONShape(Classroom50Report(environment: [:]).text(of: grade))
    XCTAssertEqual(shape["datetime"] as? String, "2026-11-01T00:00:00Z")
  }

  func testJUnitParsesAndCountsItsCases() throws {
    let reader = JUnitReader()
    XCTAssertTrue(reader.read(GradeJUnitReport().text(of: HostileGrades.grade())))
    XCTAssertEqual(reader.cases, 5)
    XCTAssertEqual(reader.failures, 3)
    XCTAssertEqual(reader.errors, 1)
  }

  func testJUnitOfAHugeMessageParsesAndIsCut() throws {
    let text = GradeJUnitReport().text(of: HostileGrades.grade(messageRepeated: 100_000))
    XCTAssertTrue(JUnitReader().read(text))
    XCTAssertLessThan(text.utf8.count, 2 << 20)
  }

  func testGitHubAnnotationsHoldNoCommandOfTheSubmission() {
    let lines = GradeGitHubReport().annotations(of: HostileGrades.grade()).split(separator: "\n")
    XCTAssertEqual(lines.count, 3)
    XCTAssertTrue(
      lines.allSatisfy { line in
        ["::warning title=", "::error title=", "::notice title="].contains { line.hasPrefix($0) }
      })
  }

  func testTheStepSummaryIsATableWhateverALearnerIsCalled() {
    let rows = GradeGitHubReport().summaryRows(of: HostileGrades.grade()).split(separator: "\n")
    XCTAssertEqual(rows.count, 3)
    for row in rows {
      let bars = row.replacingOccurrences(of: "\\|", with: "").filter { $0 == "|" }
      XCTAssertEqual(bars.count, 5, "\(row)")
      XCTAssertFalse(row.contains("<script>"))
    }
  }
}

/// Reads JUnit XML with Foundation's own parser.
private final class JUnitReader: NSObject, XMLParserDelegate {
  private(set) var cases = 0
  private(set) var failures = 0
  private(set) var errors = 0

  func read(_ text: String) -> Bool {
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    return parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch name {
    case "testcase": cases += 1
    case "failure": failures += 1
    case "error": errors += 1
    default: break
    }
  }
}
