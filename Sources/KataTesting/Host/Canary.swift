import XCTest

/// A test that must fail, run after the suite: when its failure is not heard, no pass counts.
///
/// Code in the same process can overwrite XCTest's functions, so that every failure is swallowed.
final class Canary: XCTestCase {
  /// Whether a failed assertion still reaches XCTest's run and our recorder.
  static func isHeard(by recorder: TestRecorder) -> Bool {
    let before = recorder.canaryFailures
    let canary = Canary(name: "testCanary") { _ in XCTAssertEqual(1, 2) }
    XCTestObservationCenter.shared.addTestObserver(recorder)
    canary.run()
    XCTestObservationCenter.shared.removeTestObserver(recorder)
    return recorder.canaryFailures == before + 1 && canary.testRun?.hasSucceeded == false
  }
}
