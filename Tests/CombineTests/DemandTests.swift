import Combine
import XCTest

final class DemandTests: XCTestCase {
  private typealias Demand = Subscribers.Demand

  func testSumsAndDifferencesNeverLeaveTheirRange() {
    XCTAssertEqual(
      [
        .max(2) + .max(3), .max(2) + .unlimited, .unlimited - .max(3), .unlimited - .unlimited,
        .max(2) - .max(3), .max(2) - .unlimited, .max(3) - 1, .max(3) + (-1), .max(3) * 2,
        .unlimited * 0, .max(.max) + .max(1),
      ] as [Demand],
      [
        .max(5), .unlimited, .unlimited, .unlimited,
        .none, .none, .max(2), .max(2), .max(6),
        .unlimited, .unlimited,
      ])
  }

  func testOrderPutsUnlimitedLast() {
    XCTAssertEqual(
      [Demand.unlimited, .max(2), .none, .max(1)].sorted(), [.none, .max(1), .max(2), .unlimited])
  }

  func testComparesWithNumbers() {
    XCTAssertEqual(
      [
        Demand.unlimited > 5, .unlimited < 5, Demand.max(5) >= 5, Demand.max(5) <= 4,
        Demand.max(5) == 5, Demand.unlimited != 5, Demand.none > 0,
      ], [true, false, true, false, true, true, false])
  }

  func testNumberIsNilWhenUnlimited() {
    XCTAssertEqual([Demand.unlimited.max, Demand.max(4).max, Demand.none.max], [nil, 4, 0])
  }

  func testDescriptionNamesTheNumber() {
    XCTAssertEqual(
      [Demand.unlimited, .max(4), .none].map(\.description), ["unlimited", "max(4)", "max(0)"])
  }
}
