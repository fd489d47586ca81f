import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class ClosureCellTests: XCTestCase {
  func testTheHeartShows() async {
    let host = gallery(.captures)
    host.tap("Favourite 7")
    XCTAssertEqual(
      host.text.filter { $0.contains("♥") }, ["♥ Wallpaper 7"],
      "after one tap exactly one card should show a full heart")
    host.tap("Favourite 7")
    XCTAssertTrue(
      host.text.contains("♡ Wallpaper 7"), "the second tap should empty the heart again")
  }

  func testEveryScreenOfTheModelShowsTheHeart() async {
    let model = GalleryModel(count: 60)
    let one = ViewHost(GalleryView(model: model), visibleRows: 80)
    let other = ViewHost(GalleryView(model: model), visibleRows: 80)
    one.tap("Favourite 7")
    let hearts = other.text.filter { $0.contains("♥") }
    XCTAssertEqual(
      hearts, ["♥ Wallpaper 7"],
      "two screens show one model; a heart was tapped on one of them, and the other shows \(hearts)"
    )
  }

  func testUndoTakesTheLastTapBack() async {
    let host = gallery(.captures)
    host.tap("Favourite 7")
    host.tap("Favourite 8")
    host.resetCounts()
    host.tap("Undo")
    let told = host.counts.isEmpty ? "no body ran" : "bodies ran"
    XCTAssertEqual(
      host.text.filter { $0.contains("♥") }, ["♥ Wallpaper 7"],
      "7 and 8 were tapped, then Undo (\(told)): only the heart of 7 should be left")
    host.tap("Undo")
    XCTAssertEqual(
      host.text.filter { $0.contains("♥") }, [],
      "Undo was tapped once for each of two hearts: none should be left")
  }

  func testTheRowsStayValues() async {
    let model = GalleryModel(count: 2)
    XCTAssertNotEqual(
      Mirror(reflecting: model.wallpapers[0]).displayStyle, .class,
      "the rows in model.wallpapers are objects: Undo puts old values back, so they stay values")
  }

  func testAllCardsAreShown() async {
    let host = gallery(.captures)
    XCTAssertEqual(
      host.text.filter { $0.contains("Wallpaper ") }.count, 60,
      "the gallery should show all 60 cards")
    XCTAssertEqual(
      host.bodyCount(of: WallpaperCell.self), 60, "each card should be drawn by a WallpaperCell")
    XCTAssertEqual(
      cardsOutside(host).first ?? "none", "none",
      "each card should stand inside of its WallpaperCell, not around it")
  }

  func testTheHeartIsDrawnInItsCell() async {
    let host = gallery(.captures)
    host.resetCounts()
    host.tap("Favourite 7")
    XCTAssertTrue(
      host.evaluations.contains { "\($0.identity)/\($0.view)".contains("WallpaperCell") },
      "a heart was tapped, and no body ran in any WallpaperCell: the cell should draw the card")
  }

  func testOneCellATapWhereClosuresAreComparedByBytes() async {
    let (counts, cause) = tapThree(on: gallery(.bytes))
    XCTAssertEqual(
      counts, [1, 1, 1],
      """
      three taps ran \(list(counts)) cell bodies (\(cause)) where SwiftUI compares a closure by \
      its bytes; 1, 1, 1 are enough
      """)
  }

  func testOneCellATapWhereCapturedValuesAreCompared() async {
    let (counts, cause) = tapThree(on: gallery(.captures))
    XCTAssertEqual(
      counts, [1, 1, 1],
      """
      three taps ran \(list(counts)) cell bodies (\(cause)) where SwiftUI compares what a \
      closure has captured; 1, 1, 1 are enough
      """)
  }

  private func gallery(_ closures: ClosurePolicy) -> ViewHost {
    ViewHost(GalleryView(model: GalleryModel(count: 60)), visibleRows: 80, closures: closures)
  }

  /// The bodies that each of three taps runs; of several views of a row, those of the busiest.
  private func tapThree(on host: ViewHost) -> (counts: [Int], cause: String) {
    var cause = "nothing"
    let counts = [7, 8, 9].map { number in
      host.resetCounts()
      host.tap("Favourite \(number)")
      let inRows = host.evaluations.filter { $0.view != "GalleryView" }
      if let last = inRows.last { cause = last.cause }
      let most = Dictionary(grouping: inRows, by: \.view).values.map(\.count).max() ?? 0
      if most <= 1 {
        XCTAssertLessThan(
          inRows.count, 30,
          """
          one tap ran \(inRows.count) bodies in all, each of another type of view: each row still \
          depends on what one tap changes, whatever view reads it
          """)
      }
      return most
    }
    let gallery = host.bodyCount(of: GalleryView.self) > 0 ? "ran, too" : "did not run"
    return (counts, "\(cause) changed; GalleryView \(gallery)")
  }

  private func list(_ counts: [Int]) -> String {
    counts.map(String.init).joined(separator: ", ")
  }

  /// The cards that the tree shows outside of a WallpaperCell.
  private func cardsOutside(_ host: ViewHost) -> [String] {
    var cell: Int?
    return host.tree.filter { line in
      let depth = line.prefix { $0 == " " }.count
      if let inside = cell, depth <= inside { cell = nil }
      if cell == nil, line.dropFirst(depth).hasPrefix("WallpaperCell") { cell = depth }
      return cell == nil && line.contains("Wallpaper ")
    }.map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
