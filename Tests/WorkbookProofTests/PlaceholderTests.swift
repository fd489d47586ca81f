import XCTest
final class WorkbookProofPlaceholderTests: XCTestCase {
  func testPlaceholder() { XCTAssertTrue(true) }
}
