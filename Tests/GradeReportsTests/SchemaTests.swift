import Checker
import Foundation
import GradeReports
import XCTest

@testable import Grader

/// Each report, judged by `jsonschema`, `xmllint`, `expat` and Python's `csv` and `html.parser`.
final class SchemaTests: XCTestCase {
  private func assertValid(
    _ grades: [LearnerGrade], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let (isValid, words) = try GradedFolder(grades).validated()
    XCTAssertTrue(isValid, words, file: file, line: line)
  }

  func testHostileContentsBreakNoReport() throws {
    try assertValid([HostileGrades.grade()])
  }

  func testTenMegabytesBreakNoReport() throws {
    try assertValid([HostileGrades.grade(messageRepeated: 100_000)])
  }

  func testALateAHeldBackAndAnEmptyHandedLearnerBreakNoReport() throws {
    var late = HostileGrades.grade()
    late.submittedAt = "2026-11-01T09:00:00+09:00"
    late.latePenalty = 1
    late.score = 0
    var heldBack = HostileGrades.grade()
    heldBack.isHeldBack = true
    let nothing = LearnerGrade(
      learner: "@SUM(A1)", submission: "0a", katas: [], notes: [], wall: "none",
      gradedAt: "2026-11-30T12:00:00Z")
    try assertValid([late, heldBack, nothing])
  }

  func testEveryVerdictHasItsPlaceInEveryReport() throws {
    let katas = GradeVerdict.allCases.map { verdict in
      var kata = KataGrade(
        kata: "counter", verdict: verdict, rule: "some-rule", reason: verdict.rawValue, maxScore: 1,
        wall: "reduced")
      kata.tests = [
        TestGrade(
          id: "A/testA", outcome: verdict == .passed ? .passed : .notRun, score: 0, maxScore: 1)
      ]
      return kata
    }
    try assertValid(
      katas.map {
        LearnerGrade(
          learner: "mika", submission: "0b", katas: [$0], notes: [], wall: "reduced",
          gradedAt: "2026-11-30T12:00:00Z")
      })
  }

  func testADifferenceFollowsItsSchema() throws {
    let folder = try GradedFolder([])
    let old = HostileGrades.grade().katas[0]
    var new = old
    new.tests[1].outcome = .passed
    new.score = 2
    let changes = [
      GradeChange(from: old, to: new, of: HostileGrades.name),
      GradeChange(from: nil, to: new, of: "bob"),
    ].compactMap { $0 }
    XCTAssertEqual(changes.count, 2)
    try folder.write(try JSONEncoder.ofGrades.encode(changes), to: "changes.json")
    let (isValid, words) = try folder.validated()
    XCTAssertTrue(isValid, words)
    XCTAssertTrue(words.contains("1 changes.json"), words)
  }

  /// A judge that says yes to everything would prove nothing.
  func testTheJudgeRefusesWhatIsWrong() throws {
    let wrong = [
      "results/0.json": "{\"schema\": \"kata-result/v2\"}", "changes.json": "[{}]",
      "reports/gradescope/0.json": "{\"tests\": [{\"status\": \"passed\"}]}",
      "reports/prairielearn/0.json": "{\"gradable\": true}",
      "reports/classroom50/0.json": "{}", "reports/exercism/0.json": "{\"version\": 2}",
      "reports/junit/0.xml": "<testsuites><testcase/></testsuites>",
      "reports/canvas.csv": "Student,ID\n=cmd(),1\n",
      "reports/github.txt": "::set-output name=x::y\n",
      "reports/summary.md": "# a\n\n| <script> |\n", "reports/class.html": "<script>x</script>",
    ]
    for (path, text) in wrong {
      let folder = try GradedFolder([])
      try folder.write(text, to: path)
      XCTAssertFalse(try folder.validated().isValid, path)
    }
  }
}
