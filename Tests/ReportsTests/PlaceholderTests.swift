import XCTest
final class ReportsPlaceholderTests: XCTestCase {
  func testPlaceholder() { XCTAssertTrue(true) }
}
