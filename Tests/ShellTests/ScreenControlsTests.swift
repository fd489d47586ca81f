import XCTest

@testable import Shell

final class ScreenControlsTests: XCTestCase {
  private let controls = ScreenControls(tree: [
    "GalleryView", "  VStack", "    Text \"Gallery\"", "    Button", "      Text \"Start\"",
    "      Text \"loading\"", "    Toggle", "      Text \"Dark\"", "    TextField",
    "      Text \"Search\"", "    Button", "      Text \"Start\"", "      Text \"loading\"",
  ])

  func testALabelIsTheTextWithinTheControl() {
    XCTAssertEqual(controls.labels(for: "tap"), ["Start loading", "Dark"])
  }

  func testEachWordHasControlsOfItsOwn() {
    XCTAssertEqual(controls.labels(for: "toggle"), ["Dark"])
    XCTAssertEqual(controls.labels(for: "type"), ["Search"])
    XCTAssertEqual(controls.labels(for: "scroll"), [])
  }
}
