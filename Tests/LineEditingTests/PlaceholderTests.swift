import XCTest
final class LineEditingPlaceholderTests: XCTestCase {
  func testPlaceholder() { XCTAssertTrue(true) }
}
