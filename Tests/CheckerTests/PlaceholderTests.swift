import XCTest
final class CheckerPlaceholderTests: XCTestCase {
  func testPlaceholder() { XCTAssertTrue(true) }
}
