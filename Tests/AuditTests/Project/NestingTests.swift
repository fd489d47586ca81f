import Audit
import XCTest

/// Sources that nest deeply.
final class NestingTests: XCTestCase {
  private func problems(_ brackets: Int) -> [String] {
    let text =
      "let a = " + String(repeating: "[", count: brackets) + "1"
      + String(repeating: "]", count: brackets)
    return Auditor().report(on: [("A.swift", text)]).problems.map(\.reason)
  }

  func testThirteenOpenBracketsAreRead() {
    XCTAssertEqual(problems(13), [])
  }

  func testMoreThanTheParserBearsAreSaid() {
    XCTAssertEqual(problems(17), ["it nests more than 16 square brackets"])
  }
}
