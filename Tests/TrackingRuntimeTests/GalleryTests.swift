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

  private func measure<Gallery: View, Cell: View>(
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

  private let one = Counts(gallery: 1, cells: 1)
  private let all = Counts(gallery: 1, cells: 60)
  private let row = Counts(gallery: 0, cells: 1)
  private let everyRow = Counts(gallery: 0, cells: 60)

  /// The first and a later tap under each closure policy.
  private typealias Expected = (first: Counts, later: Counts)

  private func expect<Gallery: View, Cell: View>(
    _ gallery: () -> Gallery, _ cell: Cell.Type, bytes: Expected, captures: Expected,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    for (policy, expected) in [(ClosurePolicy.bytes, bytes), (.captures, captures)] {
      let counts = measure(gallery(), cell, policy: policy)
      let name = "closures `\(policy.rawValue)`"
      XCTAssertEqual(counts.first, expected.first, "\(name), first tap", file: file, line: line)
      XCTAssertEqual(counts.later, expected.later, "\(name), later tap", file: file, line: line)
    }
  }

  func testBothPoliciesAreAsked() async {
    XCTAssertEqual(Set(ClosurePolicy.allCases), [.bytes, .captures])
  }

  // Conf: MULTI.
  func testS1_cellsThatObserveTheObjectAllRun() async {
    expect(ObservedGallery.init, ObservedCell.self, bytes: (all, all), captures: (all, all))
  }

  // Conf: INF.
  func testS2_cellsWithAClosureOfAnObjectsGalleryRunByTheClosurePolicy() async {
    expect(ObjectGallery.init, ClosureCell.self, bytes: (all, all), captures: (all, one))
  }

  // Conf: INF.
  func testS3_theSameCellsOverAnObservableModelRunAsMuch() async {
    expect(ObservableGallery.init, ClosureCell.self, bytes: (all, all), captures: (all, one))
  }

  // Conf: LNX.
  func testS4_aValueAloneRunsOneCell() async {
    expect(ValueGallery.init, ValueCell.self, bytes: (one, one), captures: (one, one))
  }

  // Conf: LNX.
  func testS4_aMethodOfOneObjectRunsOneCell() async {
    expect(MethodGallery.init, MethodCell.self, bytes: (one, one), captures: (one, one))
  }

  // Conf: LNX.
  func testS4_aClosureOfExactlyOneObjectRunsOneCell() async {
    expect(CapturingGallery.init, MethodCell.self, bytes: (one, one), captures: (one, one))
  }

  // Conf: DUAL.
  func testS5_aModelForEachRowRunsItsCellAndNotTheGallery() async {
    expect(RowModelGallery.init, RowModelCell.self, bytes: (row, row), captures: (row, row))
  }

  // Conf: DOC.
  func testS6_cellsThatScanTheArrayAllRun() async {
    expect(
      ScanningGallery.init, ScanningCell.self, bytes: (everyRow, everyRow),
      captures: (everyRow, everyRow))
  }
}
