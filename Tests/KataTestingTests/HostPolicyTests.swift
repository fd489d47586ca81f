import KataTesting
import SwiftUI
import XCTest

/// A host compares closures as the suite asks for, whatever the process was started with.
@MainActor
final class HostPolicyTests: XCTestCase {
  struct Parent: View {
    @State private var count = 0
    var body: some View {
      let captured = count * 0
      Button("Again \(count)") { count += 1 }
      Child { _ = captured }
    }
  }

  struct Child: View {
    let action: () -> Void
    var body: some View { Text("child") }
  }

  private func childBodies(_ closures: ClosurePolicy) -> [Int] {
    let host = ViewHost(Parent(), closures: closures)
    return (0..<2).map { turn in
      host.resetCounts()
      host.tap("Again \(turn)")
      return host.bodyCount(of: Child.self)
    }
  }

  func testByBytesANewContextIsAlwaysDifferent() async {
    XCTAssertEqual(childBodies(.bytes), [1, 1])
  }

  func testByCapturesEqualValuesAreDifferentOnlyTheFirstTime() async {
    XCTAssertEqual(childBodies(.captures), [1, 0])
  }
}
