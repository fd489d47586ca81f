import XCTest
final class WorkbookPlaceholderTests: XCTestCase {
  func testPlaceholder() { XCTAssertTrue(true) }
}
