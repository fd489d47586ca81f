import XCTest
final class CombinePlaceholderTests: XCTestCase {
  func testPlaceholder() { XCTAssertTrue(true) }
}
