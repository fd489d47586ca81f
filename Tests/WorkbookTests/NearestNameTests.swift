import XCTest

@testable import Workbook

final class NearestNameTests: XCTestCase {
  private let finder = NearestName(["check", "hint", "solution", "list"])

  func testSwappedLettersAreNear() { XCTAssertEqual(finder.to("chekc"), "check") }
  func testABeginningIsNear() { XCTAssertEqual(finder.to("sol"), "solution") }
  func testCaseDoesNotMatter() { XCTAssertEqual(finder.to("HINT"), "hint") }
  func testAStrangerIsNotNear() { XCTAssertNil(finder.to("banana")) }
  func testAnEmptyNameIsNotNear() { XCTAssertNil(finder.to("")) }
}
