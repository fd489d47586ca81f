import XCTest
final class SourceOutlinePlaceholderTests: XCTestCase {
  func testPlaceholder() { XCTAssertTrue(true) }
}
