import TrackingRuntime
import Workbook
import XCTest

/// The tool names the runtime's defaults without being linked to the runtime.
final class PolicyDefaultTests: XCTestCase {
  func testTheToolNamesTheRuntimesOwnClosurePolicy() {
    XCTAssertEqual(KataFacts.Policies.defaults.closures, ClosurePolicy.standard.rawValue)
  }

  func testTheToolNamesTheRuntimesOwnStatePolicy() {
    XCTAssertEqual(KataFacts.Policies.defaults.state, StatePolicy.standard.rawValue)
  }
}
