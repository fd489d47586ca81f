import Checker
import Foundation
import Reports
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The formats that programs read.
final class MachineReportTests: XCTestCase {
  private let nasty = CheckResult(
    kata: "odd", verdict: .failed, reason: "a # b",
    tests: [
      TestResult(
        id: "OddTests/testIt", outcome: .failed,
        failures: [.init(message: "<a> & \"b\" ]]>\u{1B} #\n日本", file: "O.swift", line: 1)])
    ], output: "\u{0}<&")

  func testJSONIsOneVersionedObject() throws {
    let text = JSONReport().text(of: [Sample.passed, Sample.failed])
    let object = try XCTUnwrap(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    XCTAssertEqual(object["version"] as? Int, 1)
    let results = try XCTUnwrap(object["results"] as? [[String: Any]])
    XCTAssertEqual(results.map { $0["kata"] as? String }, ["first-check", "fan-out"])
    XCTAssertEqual(results.map { $0["verdict"] as? String }, ["passed", "failed"])
  }

  func testJUnitIsWellFormedWhateverATestSays() {
    let parser = XMLParser(data: Data(JUnitReport().text(of: [nasty]).utf8))
    XCTAssertTrue(parser.parse(), "\(String(describing: parser.parserError))")
  }

  func testJUnitCountsWhatFailed() {
    let text = JUnitReport().text(of: [Sample.passed, Sample.failed])
    XCTAssertTrue(
      text.contains(
        #"<testsuites name="kata" tests="3" failures="1" errors="0" skipped="0" time="0.550">"#),
      text)
  }

  func testJUnitIsNeverGreenForAKataThatIsNotPassed() {
    for verdict in Verdict.allCases where verdict != .passed {
      var result = Sample.tampered
      result.verdict = verdict
      let text = JUnitReport().text(of: [result])
      XCTAssertTrue(text.contains("<failure ") || text.contains("<error "), text)
    }
  }

  func testTAPHasAPointAKataAndASubtestATest() {
    XCTAssertEqual(
      TAPReport().text(of: [Sample.passed, Sample.tampered]),
      """
      TAP version 14
      1..2
      # Subtest: first-check
          1..1
          ok 1 - FirstTests/testOne
      ok 1 - first-check
      # Subtest: fan-out
          1..1
          ok 1 - FanOutTests/testShown
      not ok 2 - fan-out
        ---
        verdict: "tampered"
        reason: "Your code ended the process."
        ...

      """)
  }

  func testTAPDescriptionStartsNoDirective() {
    var result = Sample.passed
    result.tests = [TestResult(id: "A/b # SKIP\nok 9", outcome: .passed)]
    XCTAssertTrue(TAPReport().text(of: [result]).contains(##"ok 1 - A/b \# SKIP ok 9"##))
  }

  func testTAPMessageOfSeveralLinesStaysOneString() {
    XCTAssertTrue(
      TAPReport().text(of: [nasty]).contains(##"message: "<a> & \"b\" ]]>\u001b #\n日本""##),
      TAPReport().text(of: [nasty]))
  }
}
