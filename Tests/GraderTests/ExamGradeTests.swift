import Checker
import Workbook
import XCTest

@testable import Grader

/// What an exam makes of what its probe found.
final class ExamGradeTests: XCTestCase {
  private func kata(probed: Bool) throws -> Kata {
    var kata = try XCTUnwrap(try Classroom().katas.first)
    kata.facts.probe = probed ? KataFacts.Probe() : nil
    return kata
  }

  private var passed: JudgedAnswer {
    JudgedAnswer(
      verdict: .passed,
      result: CheckResult(
        kata: "counter", verdict: .passed, reason: "all 2 tests passed",
        tests: ["CounterTests/testStart", "CounterTests/testTap"].map {
          TestResult(id: $0, outcome: .passed)
        }))
  }

  private func result(_ outcome: ProbeResult.Outcome) -> ProbeResult {
    ProbeResult(outcome: outcome, seed: 12, steps: ["tap Add", "drop"], output: "")
  }

  func testTheSameFactsPassAndTheSeedIsKept() {
    let judged = Exam().judged(passed, result(.same))
    XCTAssertEqual(judged.verdict, .passed)
    XCTAssertEqual(judged.exam?.seed, 12)
  }

  func testADifferenceFailsWithItsStepsForTheTeacherOnly() {
    let judged = Exam().judged(passed, result(.differs("it reads 5")))
    XCTAssertEqual(judged.verdict, .failed)
    XCTAssertEqual(judged.rule, "probe")
    XCTAssertTrue(judged.evidence.contains("2. drop\nit reads 5"), judged.evidence)
    XCTAssertFalse(judged.result.reason.contains("it reads 5"), judged.result.reason)
  }

  func testABrokenProtocolIsTamperedWithAndBringsNoPoints() throws {
    let judged = Exam().judged(
      passed, result(.broken(.tampered, rule: "early-exit", Sentence("it left", "終了"))))
    XCTAssertEqual(judged.verdict, .tampered)
    let grades = PointRule(of: try kata(probed: true).facts).grades(
      of: judged.result.tests, under: judged.verdict, hint: nil)
    XCTAssertEqual(grades.map(\.score), [0, 0, 0])
  }

  func testTheProbeBringsAsMuchAsAllTests() throws {
    let judged = Exam().judged(passed, result(.differs("it reads 5")))
    let rule = PointRule(of: try kata(probed: true).facts)
    let grades = rule.grades(of: judged.result.tests, under: judged.verdict, hint: nil)
    XCTAssertEqual(grades.map(\.score), [1, 1, 0])
    XCTAssertEqual(grades.map(\.maxScore), [1, 1, 2])
  }

  func testAKataWithoutAProbeSaysSo() throws {
    var kata = try kata(probed: false)
    kata.facts.unprobed = "nothing runs"
    let judged = Exam().unprobed(passed, kata)
    XCTAssertEqual(judged.verdict, .passed)
    XCTAssertEqual(judged.exam, ExamNote(.notProbed, detail: "nothing runs"))
  }

  func testSeedsThatNobodyGaveDiffer() {
    XCTAssertNotEqual(Exam().nextSeed(), Exam().nextSeed())
    XCTAssertEqual(Exam(seed: 3).nextSeed(), 3)
  }
}
