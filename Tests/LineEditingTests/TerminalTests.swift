import XCTest

@testable import LineEditing

final class TerminalTests: XCTestCase {
  func testColoursNeedATerminal() {
    XCTAssertFalse(Terminal.usesColour(isTerminal: false, environment: ["TERM": "xterm"]))
  }

  func testATerminalHasColours() {
    XCTAssertTrue(Terminal.usesColour(isTerminal: true, environment: ["TERM": "xterm"]))
  }

  func testNoColorTurnsThemOff() {
    XCTAssertFalse(
      Terminal.usesColour(isTerminal: true, environment: ["TERM": "xterm", "NO_COLOR": "1"]))
  }

  func testAnEmptyNoColorDoesNot() {
    XCTAssertTrue(
      Terminal.usesColour(isTerminal: true, environment: ["TERM": "xterm", "NO_COLOR": ""]))
  }

  func testATerminalThatNobodyKnowsHasNone() {
    XCTAssertFalse(Terminal.usesColour(isTerminal: true, environment: [:]))
  }

  func testADumbTerminalHasNone() {
    XCTAssertFalse(Terminal.usesColour(isTerminal: true, environment: ["TERM": "dumb"]))
  }
}
