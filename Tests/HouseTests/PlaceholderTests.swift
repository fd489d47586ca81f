import XCTest
final class HousePlaceholderTests: XCTestCase {
  func testPlaceholder() { XCTAssertTrue(true) }
}
