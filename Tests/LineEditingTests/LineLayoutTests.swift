import XCTest

@testable import LineEditing

final class LineLayoutTests: XCTestCase {
  override func setUp() {
    TextEncoding.useUTF8()
  }

  func testAShortLineStaysOnItsRow() {
    XCTAssertEqual(LineLayout.row(after: "kata> check", columns: 20), 0)
  }

  func testAFullRowPutsTheCursorOnTheNext() {
    XCTAssertEqual(LineLayout.row(after: String(repeating: "a", count: 9), columns: 10), 0)
    XCTAssertEqual(LineLayout.row(after: String(repeating: "a", count: 10), columns: 10), 1)
  }

  func testAWideCharacterIsNotCutAtTheEdge() {
    // Nine columns and a character of two: it goes to the next row whole, and so do nine more.
    XCTAssertEqual(LineLayout.row(after: "aaaaaaaaa型", columns: 10), 1)
    XCTAssertEqual(LineLayout.row(after: "aaaaaaaaa型aaaaaaaa", columns: 10), 2)
  }

  func testALineFeedBeginsARow() {
    XCTAssertEqual(LineLayout.row(after: "a\nb\nc", columns: 10), 2)
  }

  func testWidthCountsColumns() {
    XCTAssertEqual(LineLayout.width(of: "日本語 ok"), 9)
  }
}
