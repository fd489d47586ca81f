import KataTesting
import SwiftUI
import XCTest

/// Section 1 of the behaviour reference: the gallery with 60 rows, one toggle a tap.
@MainActor
final class GalleryTests: XCTestCase {
  /// Body calls of one tap: the gallery's and the sum over the cells.
  struct Counts: Equatable, CustomStringConvertible {
    let gallery: Int
    let cells: Int
    var description: String { "\(gallery) / \(cells)" }
  }

  /// One row of the table: the counts of the first and of a later tap by closure policy.
  struct Scenario {
    let name: String
    let expected: [ClosurePolicy: (first: Counts, later: Counts)]
    let measure: @MainActor (ClosurePolicy) -> (first: Counts, later: Counts)
  }

  private static func measure<Gallery: View, Cell: View>(
    _ gallery: Gallery, _ cell: Cell.Type, policy: ClosurePolicy
  ) -> (first: Counts, later: Counts) {
    let driver = ScreenDriver(gallery, visibleRows: 60, closurePolicy: policy)
    func tap(_ row: Int) -> Counts {
      driver.resetCounts()
      if case .failure(let refusal) = driver.tap("Favourite \(row)") { XCTFail("\(refusal)") }
      return Counts(
        gallery: driver.bodyCount(of: Gallery.self), cells: driver.bodyCount(of: cell))
    }
    return (tap(3), tap(5))
  }

  private static let one = Counts(gallery: 1, cells: 1)
  private static let all = Counts(gallery: 1, cells: 60)
  private static let row = Counts(gallery: 0, cells: 1)
  private static let everyRow = Counts(gallery: 0, cells: 60)

  private static let scenarios = [
    Scenario(name: "S1", expected: [.bytes: (all, all), .captures: (all, all)]) {
      measure(ObservedGallery(), ObservedCell.self, policy: $0)
    },
    Scenario(name: "S2", expected: [.bytes: (all, all), .captures: (all, one)]) {
      measure(ObjectGallery(), ClosureCell.self, policy: $0)
    },
    Scenario(name: "S3", expected: [.bytes: (all, all), .captures: (all, one)]) {
      measure(ObservableGallery(), ClosureCell.self, policy: $0)
    },
    Scenario(name: "S4", expected: [.bytes: (one, one), .captures: (one, one)]) {
      measure(MethodGallery(), MethodCell.self, policy: $0)
    },
    Scenario(name: "S4, no closure", expected: [.bytes: (one, one), .captures: (one, one)]) {
      measure(ValueGallery(), ValueCell.self, policy: $0)
    },
    Scenario(name: "S4, [model]", expected: [.bytes: (one, one), .captures: (one, one)]) {
      measure(CapturingGallery(), MethodCell.self, policy: $0)
    },
    Scenario(name: "S5", expected: [.bytes: (row, row), .captures: (row, row)]) {
      measure(RowModelGallery(), RowModelCell.self, policy: $0)
    },
    Scenario(name: "S6", expected: [.bytes: (everyRow, everyRow), .captures: (everyRow, everyRow)])
    {
      measure(ScanningGallery(), ScanningCell.self, policy: $0)
    },
  ]

  func testTheGalleryTableHoldsUnderEveryPolicy() async {
    for policy in ClosurePolicy.allCases {
      print("gallery table, closures `\(policy.rawValue)`: gallery / cells, first tap, later tap")
      for scenario in Self.scenarios {
        guard let expected = scenario.expected[policy] else {
          XCTFail("\(scenario.name) has no expectation for \(policy.rawValue)")
          continue
        }
        let counts = scenario.measure(policy)
        print("  \(scenario.name)  \(counts.first)  \(counts.later)")
        XCTAssertEqual(counts.first, expected.first, "\(scenario.name), first tap")
        XCTAssertEqual(counts.later, expected.later, "\(scenario.name), later tap")
      }
    }
  }
}
