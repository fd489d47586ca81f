import Foundation
import Reports
import XCTest

/// What `doctor` prints for a person.
final class DoctorReportTests: XCTestCase {
  private let report = DoctorReport([
    DoctorFinding("toolchain", .fine, "DETAIL"), DoctorFinding("git", .notice, "DETAIL"),
    DoctorFinding("cache", .missing, "DETAIL", remedy: "DETAIL"),
  ])

  func testColumnsStandBelowEachOtherInEveryLanguage() {
    for words in [DoctorReportWords.english, .japanese] {
      let text = report.text(palette: .plain, words: words)
      let lines = text.components(separatedBy: "DETAIL").dropLast()
        .map { $0.components(separatedBy: "\n").last ?? "" }
      XCTAssertEqual(lines.count, 4, text)
      // The remedy's arrow stands where details begin.
      let columns = lines.map { TextColumns.width($0) - ($0.hasSuffix("→ ") ? 2 : 0) }
      XCTAssertEqual(Set(columns).count, 1, text)
    }
  }

  func testAnAttemptStandsBelowItsFindingWithAMarkOfItsOwn() {
    let report = DoctorReport([
      DoctorFinding(
        "grading", .notice, "DETAIL", remedy: "REMEDY",
        attempts: [
          DoctorAttempt("a", "read", level: "full", held: true),
          DoctorAttempt("b", "write", level: "full", held: false),
        ])
    ])
    XCTAssertEqual(
      report.text(palette: .plain),
      """
      ! notice   grading  DETAIL
                          ✓ read
                          ✗ write
                          → REMEDY
      Katas can be checked.

      """)
  }

  func testTheEnglishIsWhatTheReadersOfLogsKnow() {
    XCTAssertEqual(
      report.text(palette: .plain),
      """
      ✓ fine     toolchain  DETAIL
      ! notice   git        DETAIL
      ✗ missing  cache      DETAIL
                            → DETAIL
      Katas cannot be checked yet.

      """)
  }
}
