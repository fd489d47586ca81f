import KataEvents
import XCTest

@testable import Shell

final class BodyGroupTests: XCTestCase {
  func testBodiesAreGroupedByViewAndCause() {
    let bodies = [("Gallery", "_vm"), ("Cell", "_vm"), ("Cell", "_vm"), ("Cell", "@self")].map {
      BodyRecord(view: $0, identity: "", cause: $1, pass: 1)
    }
    XCTAssertEqual(
      BodyGroup.groups(of: bodies),
      [
        BodyGroup(view: "Gallery", cause: "_vm", times: 1),
        BodyGroup(view: "Cell", cause: "_vm", times: 2),
        BodyGroup(view: "Cell", cause: "@self", times: 1),
      ])
  }
}
