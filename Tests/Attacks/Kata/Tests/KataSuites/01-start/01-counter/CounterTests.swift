import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class CounterTests: XCTestCase {
  func testStartsAtZero() async {
    XCTAssertEqual(Counter().count, 0)
  }

  func testIncrement() async {
    let counter = Counter()
    counter.increment()
    counter.increment()
    XCTAssertEqual(counter.count, 2, "two increments count two")
  }

  func testReset() async {
    let counter = Counter()
    counter.increment()
    counter.reset()
    XCTAssertEqual(counter.count, 0, "a reset counts from zero again")
  }

  func testKeepsItsSteps() async {
    let counter = Counter()
    counter.increment()
    counter.increment()
    // Only an `==` of the standard library's is believed, so each type on the way is named.
    let history: [Step] = counter.history
    let steps: [[Int]] = history.map { [$0.from, $0.to] }
    XCTAssertEqual(steps, [[0, 1], [1, 2]])
  }

  func testATapIsShown() async {
    let host = ViewHost(CounterView(counter: Counter()))
    host.tap("Add")
    XCTAssertEqual(host.text.first, "Count: 1")
  }

  func testATapRunsOneBody() async {
    let host = ViewHost(CounterView(counter: Counter()))
    host.resetCounts()
    host.tap("Add")
    XCTAssertEqual(host.bodyCount(of: CounterView.self), 1)
  }
}
