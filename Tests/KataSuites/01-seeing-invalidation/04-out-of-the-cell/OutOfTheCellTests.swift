import Combine
import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class OutOfTheCellTests: XCTestCase {
  func testAHeartAnswersEachTap() async {
    let host = gallery()
    host.tap("Favourite 7")
    XCTAssertTrue(
      host.text.contains("♥ Wallpaper 7") && host.text.contains("1 favourites"),
      "card 7 was tapped and should show ♥; the screen reads \(around("allpaper 7", host))")
    host.tap("Favourite 7")
    XCTAssertTrue(
      host.text.contains("♡ Wallpaper 7") && host.text.contains("0 favourites"),
      "card 7 was tapped again and should show ♡; the screen reads \(around("allpaper 7", host))")
  }

  func testARenamedCardShowsItsTitle() async {
    let host = gallery()
    host.tap("Rename 58")
    XCTAssertTrue(
      host.text.contains("♡ Sea 58"),
      """
      wallpaper 58 was renamed, and its card should show the title; the screen reads \
      \(around("58", host))
      """)
    host.tap("Favourite 58")
    XCTAssertTrue(
      host.text.contains("♥ Sea 58"),
      "the renamed card should still get its heart; the screen reads \(around("58", host))")
  }

  func testACardFollowsWhoeverChangesTheModel() async {
    let made = MadeObjects(of: GalleryModel.self)
    let host = gallery()
    host.tap("Favourite 9")
    made.alive.first?.toggleFavorite(9)
    await host.settle()
    XCTAssertTrue(
      host.text.contains("♡ Wallpaper 9"),
      """
      somebody else took the heart of card 9 back in the model, and the cell does not show it: it \
      should be given its heart, and keep none; the screen reads \(around("allpaper 9", host))
      """)
  }

  func testTheHeartsOutliveTheNextValueOfTheGallery() async {
    let host = ViewHost(Parent())
    host.tap("Favourite 7")
    host.tap("Run again")
    XCTAssertTrue(
      host.text.contains("♥ Wallpaper 7"),
      """
      the view around the gallery ran again, and the hearts are gone: GalleryView has to own its \
      model, as before; the screen reads \(around("allpaper 7", host))
      """)
  }

  func testTheFirstTapRunsOneCell() async {
    let host = gallery()
    host.resetCounts()
    host.tap("Favourite 7")
    let most = busiest(host)
    XCTAssertEqual(
      most.count, 1,
      """
      the first tap on a heart ran \(told(most)); one card has changed
      """)
    guard most.count <= 1 else { return }
    let all = host.evaluations.count
    XCTAssertLessThan(
      all, 30,
      """
      the first tap on a heart ran \(all) bodies in all, each of another type of view; one card \
      has changed
      """)
  }

  func testTenTapsRunTenCells() async {
    let host = gallery()
    host.tap("Favourite 60")
    host.resetCounts()
    for id in 1...10 { host.tap("Favourite \(id * 5)") }
    let most = busiest(host)
    XCTAssertLessThanOrEqual(
      most.count, 10, "ten taps on hearts ran \(told(most)); 10 are enough")
    XCTAssertTrue(
      host.text.contains("♥ Wallpaper 50") && host.text.contains("11 favourites"),
      """
      eleven hearts were tapped, that of card 50 among them; the screen reads \
      \(host.text.prefix(1)) and \(around("allpaper 50", host))
      """)
  }

  func testARenamedCardRunsOneCell() async {
    let host = gallery()
    host.resetCounts()
    host.tap("Rename 7")
    let most = busiest(host)
    XCTAssertEqual(
      most.count, 1,
      "a new title for one card ran \(told(most)); one card has changed")
  }

  func testLoadingRunsNoCell() async {
    let host = gallery()
    host.resetCounts()
    host.tap("Start loading")
    let most = busiest(host)
    XCTAssertLessThanOrEqual(
      most.count, 1,
      "\"Start loading\" changes no card, and it ran \(told(most))")
    XCTAssertEqual(
      host.bodyCount(inside: WallpaperCell.self), 0,
      "\"Start loading\" changes no card, and WallpaperCell.body should not run")
    XCTAssertTrue(host.text.contains("Loading"), "the screen reads \(host.text.prefix(1))")
  }

  func testTheModelStaysAsItIs() async {
    let model = GalleryModel()
    guard let observed = (model as Any) as? any ObservableObject else {
      return XCTFail(
        "the app still runs on iOS 16, where nothing is @Observable: GalleryModel stays as it is")
    }
    var announced = 0
    let hearing = hear(observed) { announced += 1 }
    model.toggleFavorite(1)
    model.rename(1)
    model.isLoading = true
    XCTAssertEqual(
      announced, 3, "GalleryModel should announce favourites, titles and loading, as before")
    hearing.cancel()
  }

  func testEachCardIsStillACell() async {
    let host = gallery()
    XCTAssertEqual(
      host.bodyCount(of: WallpaperCell.self), 60,
      "the first show should run each of the 60 WallpaperCell bodies once")
    let outside = cardsOutside(host)
    XCTAssertTrue(
      outside.isEmpty,
      """
      each card should stand inside of its WallpaperCell, not beside it; \(outside.count) stand \
      outside, such as \(outside.prefix(2))
      """)
  }

  private func gallery() -> ViewHost { ViewHost(GalleryView()) }

  private func busiest(_ host: ViewHost) -> (
    view: String, count: Int, cause: String
  ) {
    let most = host.counts.filter { $0.key != "GalleryView" }
      .max { ($0.value, $1.key) < ($1.value, $0.key) }
    let last = host.evaluations.last { $0.view == most?.key }
    return (most?.key ?? "no cell", most?.value ?? 0, last?.cause ?? "nothing")
  }

  private func told(_ most: (view: String, count: Int, cause: String)) -> String {
    guard most.count > 0 else { return "no cell at all" }
    return "\(most.view).body \(most.count) times (\(most.cause) changed)"
  }

  private func hear(
    _ model: some ObservableObject, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    model.objectWillChange.sink { _ in action() }
  }

  /// The cards that the tree shows outside of a WallpaperCell.
  private func cardsOutside(_ host: ViewHost) -> [String] {
    var cell: Int?
    return host.tree.filter { line in
      let depth = line.prefix { $0 == " " }.count
      if let inside = cell, depth <= inside { cell = nil }
      if cell == nil, line.dropFirst(depth).hasPrefix("WallpaperCell") { cell = depth }
      return cell == nil && line.contains(" Wallpaper ")
    }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func around(_ text: String, _ host: ViewHost) -> [String] {
    host.text.filter { $0.contains(text) }
  }
}

/// Makes a new `GalleryView` value at each tap.
private struct Parent: View {
  @State private var runs = 0

  var body: some View {
    VStack {
      Text("Runs: \(runs)")
      Button("Run again") { runs += 1 }
      GalleryView()
    }
  }
}
