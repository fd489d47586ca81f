import KataEvents
import XCTest

import Checker

final class ScreenLineTests: XCTestCase {
  func testALabelIsTheRestOfTheLine() {
    XCTAssertEqual(
      ScreenLine("tap Favourite 3"), .command(.tap(label: "Favourite 3", occurrence: nil)))
    XCTAssertEqual(ScreenLine("toggle \"Dark mode\""), .command(.toggle(label: "Dark mode")))
  }

  func testANumberAfterAMarkIsTheOccurrenceAsPeopleCount() {
    XCTAssertEqual(ScreenLine("tap More #2"), .command(.tap(label: "More", occurrence: 1)))
    XCTAssertEqual(ScreenLine("tap C #0"), .command(.tap(label: "C #0", occurrence: nil)))
  }

  func testTypeTakesTheLastInto() {
    XCTAssertEqual(
      ScreenLine("type go into it into Search"),
      .command(.type(text: "go into it", label: "Search")))
    XCTAssertEqual(
      ScreenLine("type \"\" into Search"), .command(.type(text: "", label: "Search")))
  }

  func testWhatIsMissingIsShown() {
    XCTAssertEqual(ScreenLine("type hello"), .wrong(usage: "type TEXT into LABEL"))
    XCTAssertEqual(ScreenLine("scroll far"), .wrong(usage: "scroll ROW"))
    XCTAssertEqual(ScreenLine("tap"), .wrong(usage: "tap LABEL"))
    XCTAssertEqual(ScreenLine("tree it"), .wrong(usage: "tree"))
    XCTAssertEqual(ScreenLine("press More"), .unknown("press"))
  }
}
