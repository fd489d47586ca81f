import Checker
import Reports
import XCTest

final class TextReportTests: XCTestCase {
  func testPassedVerdictIsAWordAndAMark() {
    XCTAssertEqual(
      TextReport().text(of: Sample.passed),
      """
      first-check: ✓ passed · 1 of 1 tests passed · 0.25 s
        ✓ passed   testOne

      """)
  }

  func testFailureSaysTheTeachingSentenceFirst() {
    XCTAssertEqual(
      TextReport(columns: 100).text(of: Sample.failed),
      """
      fan-out: ✗ failed · 1 of 2 tests passed · 0.30 s
        ✓ passed   testShown
        ✗ failed   testTap
            toggling one favourite ran WallpaperCell.body 60 times; 1 is enough
            (XCTAssertEqual failed: ("60") is not equal to ("1"))
            FanOutTests.swift:23

      """)
  }

  func testDashesWithinTheValuesTakeNoSentenceApart() {
    let comparisons = [
      #"XCTAssertEqualWithAccuracy failed: ("1.0") is not equal to ("2.0") +/- ("0.1")"#,
      #"XCTAssertEqual failed: ("a - b") is not equal to ("a - c")"#,
      #"XCTAssertGreaterThan failed: ("-1") is not greater than ("2")"#,
    ]
    for comparison in comparisons {
      let result = CheckResult(
        kata: "fan-out", verdict: .failed, reason: "1 of 1 tests failed.",
        tests: [
          TestResult(
            id: "FanOutTests/testTap", outcome: .failed,
            failures: [.init(message: comparison + " - too far - much", file: "F.swift", line: 2)])
        ])
      let text = TextReport(columns: 120).text(of: result)
      XCTAssertTrue(text.contains("      too far - much\n      (\(comparison))\n"), text)
    }
  }

  func testCompilersMessageStandsUnalteredWithOnePlainLine() {
    XCTAssertEqual(
      TextReport().text(of: Sample.broken),
      """
      fan-out: ✗ did not compile · 0.00 s
        Your code does not compile.
      FanOut.swift:4:7: error: cannot find 'vm' in scope
      4 |   vm.x
        |   ^
        → In plain words: nothing here is called vm.

      """)
  }

  func testReasonIsSaidWhereTheTestsDoNotShowIt() {
    XCTAssertTrue(TextReport().text(of: Sample.tampered).contains("Your code ended the process."))
  }

  func testALinePrintedOftenInARowStandsOnce() {
    let result = CheckResult(
      kata: "answer", verdict: .passed, reason: "", output: "same\nsame\nsame\nother\nsame\n\n\n")
    XCTAssertTrue(
      TextReport().text(of: result).hasSuffix(
        "  | same (3 times)\n  | other\n  | same\n  | \n  | \n"),
      TextReport().text(of: result))
    XCTAssertTrue(TextReport(words: .japanese).text(of: result).contains("  | same （3 回）\n"))
  }

  func testColoursAddNothingButColour() {
    for result in [Sample.passed, Sample.failed, Sample.broken, Sample.tampered] {
      let coloured = TextReport(palette: Palette(isOn: true)).text(of: result)
      let stripped = coloured.replacing(#/\u{1B}\[[0-9]+m/#, with: "")
      XCTAssertNotEqual(coloured, stripped)
      XCTAssertEqual(stripped, TextReport().text(of: result))
    }
  }

  func testEachVerdictHasItsOwnWords() {
    for words in [ReportWords.english, .japanese] {
      let headlines = Verdict.allCases.map {
        TextReport(words: words).headline(
          of: CheckResult(kata: "answer", verdict: $0, reason: ""))
      }
      XCTAssertEqual(Set(headlines).count, Verdict.allCases.count)
    }
  }

  func testAReportInJapanese() {
    let text = TextReport(words: .japanese).text(of: Sample.failed)
    XCTAssertTrue(text.contains("✗ 不合格"), text)
    XCTAssertFalse(text.contains("passed"), text)
  }

  func testAReportInJapaneseSaysItsReasonAndPlainWordsInJapanese() {
    let report = TextReport(words: .japanese)
    let tampered = report.text(of: Sample.tampered)
    XCTAssertTrue(tampered.contains("コードがプロセスを終了しました。"), tampered)
    XCTAssertFalse(tampered.contains("Your code"), tampered)
    let broken = report.text(of: Sample.broken)
    XCTAssertTrue(broken.contains("→ つまり：vm という名前はありません。"), broken)
    XCTAssertTrue(broken.contains("cannot find 'vm' in scope"), broken)
  }

  func testLearnersEscapeSequencesDoNotReachTheTerminal() {
    var result = Sample.passed
    result.output = "\u{1B}[2Jgone\n"
    XCTAssertTrue(TextReport().text(of: result).contains("  | [2Jgone\n"))
  }

  func testLongOutputIsCutAndSaid() {
    var result = Sample.passed
    result.output = (1...30).map { "\($0)\n" }.joined()
    let text = TextReport().text(of: result)
    XCTAssertTrue(text.contains("  | 20\n  … 10 more lines\n"), text)
  }

  func testSummaryCountsEachVerdict() {
    XCTAssertEqual(
      TextReport().summary(of: [Sample.passed, Sample.failed, Sample.broken]),
      "1 of 3 katas passed, 1 failed, 1 did not compile\n")
  }
}
