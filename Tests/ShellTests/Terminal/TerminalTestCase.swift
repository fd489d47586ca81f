import XCTest

/// Tests at a terminal: what did not appear is waited for once, not again at each later step.
class TerminalTestCase: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
  }
}
