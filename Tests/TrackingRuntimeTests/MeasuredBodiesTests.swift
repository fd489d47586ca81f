import KataTesting
import SwiftUI
import XCTest

/// C08: nine children that a parent makes anew at each change, as measured on iOS 15.
@MainActor
final class MeasuredBodiesTests: XCTestCase {
  final class Store {
    var message = "X"
  }
  struct Snapshot {
    let store: Store
    let number: Int
  }
  struct PlainText: View {
    let text: () -> String
    var body: some View { Text(text()) }
  }
  struct PlainTextWithTag: View {
    let tag: String
    let text: () -> String
    var body: some View { Text(text()) }
  }
  struct FancyTextWrapper: View {
    let content: () -> Text
    var body: some View { content() }
  }
  struct FancyWrapper: View {
    let content: () -> Text
    var body: some View { content() }
  }
  struct Component: View {
    @State private var changes = 0
    let store = Store()
    var body: some View {
      let message = String(repeating: "X", count: changes + 1)
      let snapshot = Snapshot(store: store, number: 0)
      VStack {
        PlainText { [store] in store.message }
        PlainText { "constant" }
        PlainText { snapshot.store.message + "\(snapshot.number)" }
        FancyTextWrapper { [store] in Text(store.message) }
        PlainText { message }
        PlainText { message + "!" }
        PlainTextWithTag(tag: message) { [store] in store.message }
        PlainTextWithTag(tag: message) { [store] in store.message + "?" }
        FancyWrapper { Text(message) }
        Button("Change") { changes += 1 }
      }
    }
  }

  /// The bodies of the children at each change: FancyWrapper, PlainTextWithTag, PlainText, other.
  private func bodies(_ policy: ClosurePolicy) -> [[Int]] {
    let driver = ScreenDriver(Component(), closurePolicy: policy)
    return (1...5).map { _ in
      driver.resetCounts()
      if case .failure(let refusal) = driver.tap("Change") { XCTFail("\(refusal)") }
      return [
        driver.bodyCount(of: FancyWrapper.self), driver.bodyCount(of: PlainTextWithTag.self),
        driver.bodyCount(of: PlainText.self), driver.bodyCount(of: FancyTextWrapper.self),
      ]
    }
  }

  // Conf: ONE. Policy: captures.
  func testC08_theMeasuredCountsOfFiveChanges() async {
    let later = [1, 2, 2, 0]
    XCTAssertEqual(bodies(.captures), [[1, 2, 3, 0], later, later, later, later])
  }

  // Conf: ONE for captures. Policy: bytes, under which the structure's closure differs each time.
  func testC08_byTheirBytesTheThirdRunsAtEveryChange() async {
    XCTAssertEqual(bodies(.bytes), Array(repeating: [1, 2, 3, 0], count: 5))
  }
}
