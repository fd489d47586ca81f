import KataTesting
import SwiftUI
import XCTest

// The second of two files: this initialiser writes the defaults of the private states itself.
extension UIStateLinkBox where Value == Int {
  init(square number: Int) { value = number * number }
}

/// Case 10 of the migration reports: `@State` defaults and an initialiser in another file.
@MainActor
final class UIStateLinkBugTests: XCTestCase {
  // Conf: DOC + ONE. Had the initial value no symbol for other files, these tests would not link.
  func test_MB10_state27Link() async {
    let host = ViewHost(UIStateLinkBox(square: 3))
    host.tap("bump")
    XCTAssertEqual(host.text, ["9 1 11", "bump"])
  }
}
