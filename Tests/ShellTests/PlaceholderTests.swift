import XCTest
final class ShellPlaceholderTests: XCTestCase {
  func testPlaceholder() { XCTAssertTrue(true) }
}
