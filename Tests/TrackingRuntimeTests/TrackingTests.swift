import KataTesting
import SwiftUI
import Synchronization
import XCTest

/// How changes from elsewhere arrive.
@MainActor
final class TrackingTests: XCTestCase {
  /// Locked, so that Thread Sanitizer has only the runtime left to complain of.
  @Observable final class Shared: Sendable {
    @ObservationIgnored private let stored = Mutex(0)
    var number: Int {
      get {
        access(keyPath: \.number)
        return stored.withLock { $0 }
      }
      set {
        withMutation(keyPath: \.number) { stored.withLock { $0 = newValue } }
      }
    }
  }
  struct Reader: View {
    let shared: Shared
    var body: some View { Text("number \(shared.number)") }
  }

  func testAWriteOnAnotherThreadIsPickedUp() async {
    let shared = Shared()
    let host = ViewHost(Reader(shared: shared))
    await Task.detached { shared.number = 7 }.value
    XCTAssertEqual(host.text, ["number 7"])
  }

  struct Parent: View {
    let shared: Shared
    let other: Shared
    var body: some View {
      VStack {
        Text("other \(other.number)")
        Switching(number: other.number, shared: shared)
      }
    }
  }
  struct Switching: View {
    let number: Int
    let shared: Shared
    var body: some View { Text(number < 3 ? "shared \(shared.number)" : "alone") }
  }

  func testAPropertyThatIsNoLongerReadRunsNoBody() async {
    let (shared, other) = (Shared(), Shared())
    let host = ViewHost(Parent(shared: shared, other: other))
    for number in 1...4 {
      other.number = number
      _ = host.text
    }
    host.resetCounts()
    shared.number = 1
    XCTAssertEqual(host.bodyCount(of: Switching.self), 0)
  }

  struct Printing: View {
    @State private var count = 0
    let shared: Shared
    var body: some View {
      let _ = Self._printChanges()
      Button("\(count) \(shared.number)") { count += 1 }
    }
  }

  // Conf: DUAL + MULTI.
  func testC26_causesComeInTheOrderOfPrintChanges() async {
    let shared = Shared()
    let host = ViewHost(Printing(shared: shared))
    XCTAssertEqual(host.evaluations.map(\.cause), ["@self, @identity, _count"])
    host.resetCounts()
    shared.number = 1
    host.tap("0 1")
    XCTAssertEqual(host.evaluations.map(\.cause), ["@dependencies", "_count"])
  }

  // Conf: DUAL + MULTI.
  func testC26_aViewWithoutDynamicPropertiesIsNewBySelfAlone() async {
    let host = ViewHost(Reader(shared: Shared()))
    XCTAssertEqual(host.evaluations.map(\.cause), ["@self"])
  }

  func testEvaluationsNameThePlaceInTheTree() async {
    let host = ViewHost(Parent(shared: Shared(), other: Shared()))
    XCTAssertEqual(
      host.evaluations.map(\.identity),
      ["TrackingTests.Parent", "TrackingTests.Parent/VStack/1"])
  }
}
