@testable import LineEditing
import XCTest

final class TerminalTests: XCTestCase {
  func testColoursNeedATerminal() {
    XCTAssertFalse(Terminal.usesColour(isTerminal: false, environment: ["TERM": "xterm"]))
    XCTAssertTrue(Terminal.usesColour(isTerminal: true, environment: ["TERM": "xterm"]))
  }

  func testNoColorTurnsThemOff() {
    XCTAssertFalse(Terminal.usesColour(isTerminal: true, environment: ["TERM": "xterm", "NO_COLOR": "1"]))
  }

  func testAnEmptyNoColorDoesNot() {
    XCTAssertTrue(Terminal.usesColour(isTerminal: true, environment: ["TERM": "xterm", "NO_COLOR": ""]))
  }

  func testADumbTerminalHasNone() {
    XCTAssertFalse(Terminal.usesColour(isTerminal: true, environment: ["TERM": "dumb"]))
  }
}
