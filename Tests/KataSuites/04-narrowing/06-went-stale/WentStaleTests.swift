import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class WentStaleTests: XCTestCase {
  func testReverseTurnsTheOrder() async {
    let host = gallery(GalleryModel(count: 60))
    host.tap("Reverse")
    XCTAssertEqual(
      cards(host).first, "Wallpaper 60",
      "Reverse was tapped, so the newest card should come first; the model knows, the screen not")
    host.tap("Reverse")
    XCTAssertEqual(
      cards(host).first, "Wallpaper 1", "Reverse was tapped again: the oldest should come first")
  }

  func testAHiddenCardGoes() async {
    let host = gallery(GalleryModel(count: 60))
    host.tap("Hide 7")
    XCTAssertEqual(
      cards(host).count, 59, "one of 60 cards was hidden, so 59 should be left on the screen")
    XCTAssertFalse(
      cards(host).contains("Wallpaper 7"), "card 7 was hidden and should not be shown any more")
  }

  func testEveryScreenOfTheModelFollows() async {
    let model = GalleryModel(count: 60)
    let one = gallery(model)
    let other = gallery(model)
    one.tap("Reverse")
    XCTAssertEqual(
      cards(other).first, "Wallpaper 60",
      "two screens show one model; Reverse was tapped on one of them, and the other went stale")
    one.tap("Hide 7")
    XCTAssertEqual(
      cards(other).count, 59,
      "two screens show one model; card 7 was hidden on one of them, and the other went stale")
  }

  func testTheFirstShowRunsEachCellOnce() async {
    let host = gallery(GalleryModel(count: 60))
    XCTAssertEqual(
      cardsOutside(host).first ?? "none", "none",
      "each card should stand inside of its WallpaperCell, not around it")
    let most = host.counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    XCTAssertEqual(
      most?.value ?? 0, 60,
      """
      showing 60 cards for the first time ran \(most?.key ?? "no view").body \(most?.value ?? 0) \
      times: 60 are enough, unless a body writes what another body has read
      """)
  }

  func testTheCellsThatStayDoNotRun() async {
    let host = gallery(GalleryModel(count: 60))
    host.resetCounts()
    host.tap("Hide 7")
    host.tap("Reverse")
    let count = host.bodyCount(of: WallpaperCell.self)
    XCTAssertEqual(
      count, 0,
      "one card went and the others changed places: that ran \(count) WallpaperCell bodies")
    XCTAssertLessThanOrEqual(
      host.counts.values.max() ?? 0, 2,
      "one card went and the others changed places: one body each time is enough, not one a card")
  }

  func testEachTitleIsMadeOnce() async {
    var made = 0
    let model = GalleryModel(count: 60) { id in
      made += 1
      return "Wallpaper \(id)"
    }
    let first = gallery(model)
    first.unmount()
    let second = gallery(model)
    XCTAssertEqual(cards(second).count, 60, "the second screen should show all 60 cards")
    XCTAssertEqual(
      made, 60, "two screens of 60 cards were shown: \(made) titles were made, one a card is enough"
    )
  }

  private func gallery(_ model: GalleryModel) -> ViewHost {
    ViewHost(GalleryView(model: model), visibleRows: 80)
  }

  private func cards(_ host: ViewHost) -> [String] {
    host.text.filter { $0.hasPrefix("Wallpaper ") }
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
