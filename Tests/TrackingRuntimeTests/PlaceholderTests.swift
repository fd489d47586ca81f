import XCTest
final class TrackingRuntimePlaceholderTests: XCTestCase {
  func testPlaceholder() { XCTAssertTrue(true) }
}
