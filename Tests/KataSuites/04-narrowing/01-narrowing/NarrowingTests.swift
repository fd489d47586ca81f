import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class NarrowingTests: XCTestCase {
  func testTheHeartShows() async {
    let host = ViewHost(GalleryView(model: GalleryModel(count: 60)), visibleRows: 80)
    host.resetCounts()
    host.tap("Favourite 7")
    let hearts = host.text.filter { $0.contains("♥") }
    XCTAssertEqual(
      hearts, ["♥ Wallpaper 7"],
      """
      after one tap exactly one card should show a full heart; the bodies that ran: \(ran(on: host)).
      """)
    host.tap("Favourite 7")
    XCTAssertTrue(
      host.text.contains("♡ Wallpaper 7"), "the second tap should empty the heart again")
  }

  func testEveryCardAnswersItsButton() async {
    let host = ViewHost(GalleryView(model: GalleryModel(count: 60)), visibleRows: 80)
    for number in 1...60 { host.tap("Favourite \(number)") }
    let empty = host.text.filter { $0.contains("♡") }
    XCTAssertEqual(
      empty.first ?? "none", "none",
      "each heart of the gallery was tapped once, and \(empty.count) of 60 stayed empty")
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

  func testAnotherModelIsShown() async {
    let first = GalleryModel(count: 60)
    let second = GalleryModel(count: 60)
    ViewHost(GalleryView(model: second), visibleRows: 80).tap("Favourite 8")
    let host = ViewHost(Exchange(first: first, second: second), visibleRows: 80)
    host.tap("Another gallery")
    let hearts = host.text.filter { $0.contains("♥") }
    XCTAssertEqual(
      hearts, ["♥ Wallpaper 8"],
      "another model was handed down, in which 8 is a favourite, and the cards show \(hearts)")
  }

  func testTheModelKnowsItsFavourites() async {
    let host = ViewHost(GalleryView(model: GalleryModel(count: 60)), visibleRows: 80)
    host.tap("Favourite 7")
    host.tap("Favourite 8")
    XCTAssertTrue(
      host.text.contains("Favourites: 2"),
      "two hearts were tapped: the model should count 2; the line reads \(favoritesLine(host))")
    host.tap("Favourite 7")
    XCTAssertTrue(
      host.text.contains("Favourites: 1"),
      "one heart was taken back: the model should count 1; the line reads \(favoritesLine(host))")
  }

  func testAllCardsAreShown() async {
    let host = ViewHost(GalleryView(model: GalleryModel(count: 60)), visibleRows: 80)
    let cards = host.text.filter { $0.contains("Wallpaper ") }.count
    XCTAssertEqual(cards, 60, "the gallery should show all 60 cards")
    XCTAssertEqual(
      host.bodyCount(of: WallpaperCell.self), 60, "each card should be drawn by a WallpaperCell")
    XCTAssertEqual(
      cardsOutside(host).first ?? "none", "none",
      "each card should stand inside of its WallpaperCell, not around it")
  }

  func testOneToggleRunsOneBody() async {
    let host = ViewHost(GalleryView(model: GalleryModel(count: 60)), visibleRows: 80)
    host.resetCounts()
    host.tap("Favourite 7")
    let (view, count, cause) = busiest(on: host)
    let gallery = host.bodyCount(of: GalleryView.self) > 0 ? "ran, too" : "did not run"
    let place = view == "WallpaperCell" ? "" : ", which is not the cell itself,"
    XCTAssertLessThanOrEqual(
      count, 1,
      """
      toggling one favourite ran \(view).body\(place) \(count) times (\(cause) changed; \
      GalleryView \(gallery)); 1 is enough
      """)
    guard count <= 1 else { return }
    let all = host.evaluations.count
    XCTAssertLessThan(
      all, 30,
      """
      toggling one favourite ran \(all) bodies in all, of \(host.counts.count) types of views, \
      such as \(host.counts.keys.sorted().prefix(3).joined(separator: ", ")): each card still \
      depends on what one tap changes, whatever view reads it
      """)
  }

  func testTheHeartIsDrawnInItsCell() async {
    let host = ViewHost(GalleryView(model: GalleryModel(count: 60)), visibleRows: 80)
    host.resetCounts()
    host.tap("Favourite 7")
    let inCells = host.evaluations.filter { "\($0.identity)/\($0.view)".contains("WallpaperCell") }
    XCTAssertFalse(
      inCells.isEmpty,
      """
      a heart was tapped, and no body ran in any WallpaperCell, only \
      \(host.counts.keys.sorted()): the card should be drawn by its cell, not around it
      """)
  }

  func testTenTogglesRunTenBodies() async {
    let host = ViewHost(GalleryView(model: GalleryModel(count: 60)), visibleRows: 80)
    host.resetCounts()
    for number in 1...10 { host.tap("Favourite \(number)") }
    let (view, count, _) = busiest(on: host)
    XCTAssertLessThanOrEqual(
      count, 10, "toggling ten favourites ran \(view).body \(count) times; 10 is enough")
  }

  /// The view whose body ran most often: a cell may hand its heart to a view of its own.
  private func busiest(on host: ViewHost) -> (view: String, count: Int, cause: String) {
    let most = host.counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    let cause = host.evaluations.last { $0.view == most?.key }?.cause
    return (most?.key ?? "no view", most?.value ?? 0, cause ?? "nothing")
  }

  private func favoritesLine(_ host: ViewHost) -> String {
    host.text.first { $0.hasPrefix("Favourites") } ?? "nothing"
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

  /// The bodies that ran, such as `CountLine 1, WallpaperCell 60`.
  private func ran(on host: ViewHost) -> String {
    let counts = host.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return counts.isEmpty ? "none" : counts.joined(separator: ", ")
  }
}

/// Hands down one model, then another.
private struct Exchange: View {
  let first: GalleryModel
  let second: GalleryModel
  @State private var isSecond = false

  var body: some View {
    VStack {
      Button("Another gallery") { isSecond = true }
      GalleryView(model: isSecond ? second : first)
    }
  }
}
