import Checker
import Workbook
import XCTest

@testable import Author

final class ProofReportTests: XCTestCase {
  private func proof(
    _ kata: String, faults: [Fault] = [], notes: [String] = [], written: [String] = []
  ) throws -> KataProof {
    let kata = kata
    let whole = try XCTUnwrap(try Pack(self).workbook().katas.first)
    func judged(_ role: Answer.Role, _ verdict: Verdict) -> Judgement {
      let answer = Answer(kata: whole, role: role, sources: SourceSet(files: []))
      let result = CheckResult(kata: kata, verdict: verdict, reason: "")
      return Judgement(answer: answer, result: result, other: result)
    }
    return KataProof(
      kata: kata, faults: faults, notes: notes,
      judgements: [.starter: judged(.starter, .crashed), .solution: judged(.solution, .passed)],
      killed: (9, 9), passed: (3, 3), answered: (0, 0), pinnedClosures: nil, briefLines: 22,
      written: written, seconds: 1)
  }

  func testAGreenRow() throws {
    let report = ProofTextReport(katas: ["fan-out"])
    let heading = report.heading()
    let row = report.row(of: try proof("fan-out"))
    XCTAssertEqual(
      heading,
      "kata    starter  solution killed  others  closures asked hints brief pages ja    facts\n")
    XCTAssertEqual(
      row,
      "fan-out crashes  passes   9/9     3/3     agree    –     ok    22    ok    fresh ok\n")
  }

  func testARedRowIsMarkedAndToldBelow() throws {
    let report = ProofTextReport(katas: ["fan-out"])
    let red = try proof("fan-out", faults: [Fault(.brief, "README.md takes 30 lines.")])
    XCTAssertTrue(report.row(of: red).contains(" ✗ 22 "), report.row(of: red))
    let details = report.details(of: WorkbookProof(proofs: [red], problems: [], seconds: 2.04))
    XCTAssertEqual(
      details,
      "\n✗ fan-out\n  - brief: README.md takes 30 lines.\n\n1 kata, 2 answers, 4 runs: 1 red · 2.0 s\n"
    )
  }

  func testLongSentencesAreWrapped() throws {
    let report = ProofTextReport(katas: ["a"], columns: 40)
    let sentence = "a sentence that is longer than the forty columns which are there"
    let red = try proof("a", faults: [Fault(.hints, sentence)])
    let details = report.details(of: WorkbookProof(proofs: [red], problems: [], seconds: 0))
    XCTAssertTrue(
      details.contains("  - hints: a sentence that is longer\n    than the forty columns"), details)
  }

  func testWhatWasWrittenAndWhatIsWorthKnowingAreTold() throws {
    let report = ProofTextReport(katas: ["a"])
    let proof = try proof("a", notes: ["Two fail alike."], written: ["fails (no-guard)"])
    let details = report.details(of: WorkbookProof(proofs: [proof], problems: [], seconds: 0))
    XCTAssertTrue(details.contains("  - Two fail alike.\n"), details)
    XCTAssertTrue(
      details.contains("  - wrote into kata.json of a: fails (no-guard)\n"), details)
    XCTAssertTrue(details.contains("all green"), details)
  }

  func testAProblemOfTheWorkbookIsRed() throws {
    let proof = WorkbookProof(proofs: [], problems: ["Katas/x is left out."], seconds: 0)
    XCTAssertFalse(proof.isProved)
    let details = ProofTextReport(katas: []).details(of: proof)
    XCTAssertTrue(details.contains("✗ the workbook\n  - Katas/x is left out.\n"), details)
    XCTAssertTrue(details.contains(": red · "), details)
  }
}
