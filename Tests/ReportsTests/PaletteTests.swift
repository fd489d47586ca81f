import Reports
import XCTest

final class PaletteTests: XCTestCase {
  func testColoursNeedATerminal() {
    XCTAssertFalse(Palette(isTerminal: false, environment: ["TERM": "xterm"]).isOn)
    XCTAssertTrue(Palette(isTerminal: true, environment: ["TERM": "xterm"]).isOn)
  }

  func testNoColorTurnsThemOff() {
    XCTAssertFalse(Palette(isTerminal: true, environment: ["TERM": "xterm", "NO_COLOR": "1"]).isOn)
  }

  func testAnEmptyNoColorDoesNot() {
    XCTAssertTrue(Palette(isTerminal: true, environment: ["TERM": "xterm", "NO_COLOR": ""]).isOn)
  }

  func testADumbTerminalHasNone() {
    XCTAssertFalse(Palette(isTerminal: true, environment: ["TERM": "dumb"]).isOn)
  }
}
