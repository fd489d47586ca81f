import XCTest
final class SandboxPlaceholderTests: XCTestCase {
  func testPlaceholder() { XCTAssertTrue(true) }
}
