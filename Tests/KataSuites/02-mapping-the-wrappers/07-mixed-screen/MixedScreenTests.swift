import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class MixedScreenTests: XCTestCase {
  func testTypingFindsAWallpaper() async {
    let host = ViewHost(GalleryApp())
    host.type("a 3", into: "Search")
    XCTAssertEqual(
      titles(on: host), ["♡ Sea 3"],
      "the field and the list should use the same SearchModel: one wallpaper matches")
    host.tap("Clear")
    XCTAssertEqual(titles(on: host).count, 4, "after Clear all four wallpapers should be listed")
    XCTAssertFalse(
      host.text.contains("a 3"),
      "the field still shows what was typed after Clear: it should be bound to the search's text")
  }

  func testTheSwitchFindsTheFavourites() async {
    let host = ViewHost(GalleryApp())
    host.tap("Favourite Sea 2")
    host.toggle("Favourites only")
    XCTAssertEqual(
      titles(on: host), ["♥ Sea 2"], "one heart was tapped, and only favourites are wanted")
    host.tap("Favourite Sea 2")
    XCTAssertEqual(
      titles(on: host), [], "the last favourite was taken back; nothing is left to list")
    host.tap("Clear")
    XCTAssertEqual(
      titles(on: host), [], "Clear empties the text, and the switch should stay as it was")
  }

  func testASwitchTakesTheValueItIsGiven() async {
    let host = ViewHost(GalleryApp())
    let all = titles(on: host)
    host.toggle("Favourites only", to: false)
    XCTAssertEqual(
      titles(on: host), all,
      "the switch was off and was set to off, and it went on: it should take the value it is given")
  }

  func testTheAccentShows() async {
    let made = MadeObjects(of: Settings.self)
    let host = ViewHost(GalleryApp())
    host.tap("Next accent")
    XCTAssertTrue(
      host.text.contains("Accent: blue"),
      "the accent changed, and AccentLine was not told; the screen reads \(host.text)")
    let settings = made.alive.count
    XCTAssertEqual(
      settings, 1, "AccentLine should use the Settings of GalleryApp; there are \(settings) of them"
    )
  }

  func testTheDownloadShows() async {
    let host = ViewHost(GalleryApp())
    host.tap("Go on")
    XCTAssertEqual(
      download(on: host), "Download: 10 %",
      "the download inside the gallery went on, and DownloadLine was not told")
    host.tap("Start again")
    XCTAssertEqual(
      download(on: host), "Download: 0 %",
      "another download took its place, and DownloadLine missed it")
    host.tap("Go on")
    XCTAssertEqual(
      download(on: host), "Download: 10 %",
      "the second download went on, and DownloadLine missed it")
  }

  func testTheOtherGalleryReachesEveryView() async {
    let host = ViewHost(GalleryApp())
    host.tap("Go on")
    host.tap("Favourite Sea 1")
    host.tap("Other gallery")
    XCTAssertEqual(
      titles(on: host).first, "♡ Sky 1",
      "another gallery is handed down, and the list shows the first")
    XCTAssertEqual(
      download(on: host), "Download: 0 %",
      "another gallery is handed down, and DownloadLine shows the first")
    host.tap("Favourite Sky 1")
    XCTAssertEqual(
      titles(on: host).first, "♥ Sky 1",
      "another gallery is handed down, and the cell still writes to the first")
    host.tap("Other gallery")
    XCTAssertTrue(
      titles(on: host).first == "♥ Sea 1" && download(on: host) == "Download: 10 %",
      "the first gallery came back without its heart or its download; the screen reads \(host.text)"
    )
  }

  func testTheSearchOutlivesTheOtherGallery() async {
    let host = ViewHost(GalleryApp())
    host.type("y", into: "Search")
    host.tap("Other gallery")
    XCTAssertTrue(
      host.text.contains("y") && titles(on: host).count == 4,
      """
      GalleryScreen got another gallery, and its search should stay: the search is its own; \
      the screen reads \(host.text)
      """)
  }

  func testAParentMayRunAgain() async {
    let host = ViewHost(Parent())
    host.tap("Other gallery")
    host.tap("Favourite Sky 1")
    host.tap("Other gallery")
    host.tap("Favourite Sea 1")
    host.tap("Next accent")
    host.type("Sea 1", into: "Search")
    let before = host.text.dropFirst()
    host.tap("Run again")
    XCTAssertEqual(
      Array(host.text.dropFirst()), Array(before),
      "the parent ran its body again, and the app began afresh: what it makes, it should own")
    host.tap("Clear")
    host.tap("Other gallery")
    XCTAssertTrue(
      host.text.contains("♥ Sky 1"),
      """
      the parent ran its body again, and the other gallery lost its heart: what the app makes, it \
      should own; the screen reads \(host.text)
      """)
  }

  func testTheAppOutlivesNewerValues() async {
    let host = ViewHost(Parent(), skipsEqualValues: false)
    host.tap("Favourite Sea 1")
    host.tap("Next accent")
    host.type("Sea 1", into: "Search")
    let before = host.text.dropFirst()
    host.tap("Run again")
    XCTAssertEqual(
      Array(host.text.dropFirst()), Array(before),
      """
      each newer value was taken, as SwiftUI is free to do, and the app began afresh: an == may \
      save an update, it owns nothing
      """)
  }

  func testTwoAppsShareNothing() async {
    let host = ViewHost(
      VStack {
        GalleryApp()
        GalleryApp()
      })
    let before = host.text.filter { $0.hasPrefix("Accent") || $0.hasSuffix("Sea 4") }
    host.tap("Next accent", occurrence: 1)
    host.tap("Favourite Sea 4", occurrence: 1)
    let after = host.text.filter { $0.hasPrefix("Accent") || $0.hasSuffix("Sea 4") }
    XCTAssertEqual(
      Array(after.prefix(after.count / 2)), Array(before.prefix(before.count / 2)),
      "two apps on one screen: the second was used, and the first changed, too")
  }

  func testAFavouriteRunsOneCellAndItsList() async {
    let host = ViewHost(GalleryApp())
    host.resetCounts()
    host.tap("Favourite Sea 2")
    XCTAssertEqual(
      ran(["GalleryApp", "GalleryScreen", "AccentLine", "DownloadLine"], on: host), [],
      "a favourite ran bodies that do not show it; the list and its cell do")
    XCTAssertLessThanOrEqual(
      host.bodyCount(of: WallpaperCell.self), 1,
      "a favourite ran more cells than its own, and only one wallpaper has changed")
  }

  func testADownloadRunsOnlyItsLine() async {
    let host = ViewHost(GalleryApp())
    host.resetCounts()
    host.tap("Go on")
    host.tap("Start again")
    XCTAssertEqual(
      ran(["GalleryApp", "GalleryScreen", "AccentLine", "ResultList", "WallpaperCell"], on: host),
      [],
      "a download ran bodies that do not show it; DownloadLine does")
  }

  func testAnAccentRunsOnlyItsLine() async {
    let host = ViewHost(GalleryApp())
    host.resetCounts()
    host.tap("Next accent")
    XCTAssertEqual(
      ran(
        ["GalleryApp", "GalleryScreen", "DownloadLine", "ResultList", "WallpaperCell"], on: host),
      [], "a new accent ran bodies that do not show it; AccentLine does")
  }

  func testTypingRunsNoStranger() async {
    let host = ViewHost(GalleryApp())
    host.resetCounts()
    host.type("a 3", into: "Search")
    XCTAssertEqual(
      ran(["GalleryApp", "AccentLine", "DownloadLine", "WallpaperCell"], on: host), [],
      "typing ran bodies that do not read the search's text")
    XCTAssertEqual(
      host.counts.filter { $0.value > 1 }.map { "\($0.key) ×\($0.value)" }.sorted(), [],
      "one text was typed, and bodies ran more than once: a second copy has to be kept in step")
  }

  func testNoObservableObjectIsLeft() async {
    let models: [Any] = [Gallery(name: "Sea"), Download(), SearchModel(), Settings()]
    XCTAssertEqual(
      models.filter { $0 is any ObservableObject }.map { "\(type(of: $0))" }, [],
      "these models are still ObservableObjects")
  }

  private func titles(on host: ViewHost) -> [String] {
    host.text.filter { $0.hasPrefix("♥") || $0.hasPrefix("♡") }
  }

  private func download(on host: ViewHost) -> String {
    host.text.first { $0.hasPrefix("Download") } ?? "no line for the download"
  }

  /// Those of the views whose bodies ran, as `Name ×count`.
  private func ran(_ views: [String], on host: ViewHost) -> [String] {
    views.compactMap { view in host.counts[view].map { "\(view) ×\($0)" } }
  }
}

/// Makes a new `GalleryApp` value at each tap.
private struct Parent: View {
  @State private var runs = 0

  var body: some View {
    VStack {
      Text("Runs: \(runs)")
      Button("Run again") { runs += 1 }
      GalleryApp()
    }
  }
}
