import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class HandedDownTests: XCTestCase {
  func testTheAccentReachesItsReader() async {
    let host = ViewHost(GalleryScreen(model: GalleryModel()))
    host.tap("Next accent")
    XCTAssertTrue(
      host.text.contains("Accent: blue"),
      """
      AccentLine and AccentButton should find the same settings above them; \
      the screen reads \(host.text)
      """)
  }

  func testAFavouriteShows() async {
    let host = ViewHost(GalleryScreen(model: GalleryModel()))
    host.tap("Favourite 4")
    XCTAssertTrue(
      host.text.contains("♥ Wallpaper 4"),
      "the tap should fill heart 4; the screen reads \(host.text)")
  }

  func testAFavouriteFromElsewhereShows() async {
    let model = GalleryModel()
    let host = ViewHost(GalleryScreen(model: model))
    model.toggleFavorite(3)
    await host.settle()
    XCTAssertTrue(
      host.text.contains("♥ Wallpaper 3"),
      """
      somebody else made wallpaper 3 a favourite, and its cell does not show it: the heart belongs \
      to the model; the screen reads \(host.text)
      """)
  }

  func testLoadingRunsNoCell() async {
    let model = GalleryModel()
    let host = ViewHost(GalleryScreen(model: model))
    host.resetCounts()
    model.isLoading = true
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Loading"), "StatusLine should read Loading; the screen reads \(host.text)"
    )
    let cells = host.bodyCount(inside: WallpaperCell.self)
    XCTAssertEqual(
      cells, 0,
      "isLoading ran \(cells) bodies in WallpaperCell, and no cell reads it; 0 is enough")
  }

  func testTheAccentRunsOnlyItsReader() async {
    let host = ViewHost(GalleryScreen(model: GalleryModel()))
    host.resetCounts()
    host.tap("Next accent")
    let buttons = host.bodyCount(inside: AccentButton.self)
    XCTAssertEqual(
      buttons, 0,
      """
      a new accent ran \(buttons) bodies in AccentButton; it uses the settings only in its \
      action, so 0 is enough
      """)
    let lines = host.bodyCount(of: AccentLine.self)
    XCTAssertLessThanOrEqual(
      lines, 1, "a new accent ran AccentLine.body \(lines) times; 1 is enough")
  }

  func testEachViewStillDrawsItsPart() async {
    let host = ViewHost(GalleryScreen(model: GalleryModel()))
    let drawn = [
      ("StatusLine", host.bodyCount(of: StatusLine.self), 1),
      ("AccentLine", host.bodyCount(of: AccentLine.self), 1),
      ("AccentButton", host.bodyCount(of: AccentButton.self), 1),
      ("WallpaperCell", host.bodyCount(of: WallpaperCell.self), 6),
    ]
    for (view, count, expected) in drawn {
      XCTAssertTrue(
        count >= expected,
        """
        GalleryScreen shows \(view) \(count) times, \(expected) expected: migrate the view \
        instead of going round it
        """)
    }
  }

  func testTwoScreensHaveTwoSettings() async {
    let host = ViewHost(
      VStack {
        GalleryScreen(model: GalleryModel())
        GalleryScreen(model: GalleryModel())
      })
    let before = accents(on: host)
    host.tap("Next accent", occurrence: 0)
    let after = accents(on: host)
    XCTAssertTrue(
      before.count == 2 && after.count == 2 && before[0] != after[0] && before[1] == after[1],
      """
      a new accent on the first of two screens, and the lines went from \(before) to \(after): \
      each GalleryScreen owns settings of its own
      """)
  }

  func testAnotherModelReachesEveryView() async {
    let host = ViewHost(Exchange())
    host.tap("Another model")
    XCTAssertTrue(
      host.text.contains("Loading"),
      """
      the parent handed down another model, and StatusLine still shows the first; \
      the screen reads \(host.text)
      """)
    host.tap("Favourite 1")
    XCTAssertTrue(
      host.text.contains("♥ Wallpaper 1"),
      """
      the parent handed down another model, and the cell still writes to the first; \
      the screen reads \(host.text)
      """)
  }

  func testTheSettingsOutliveAnotherModel() async {
    let host = ViewHost(Exchange())
    host.tap("Next accent")
    let chosen = accents(on: host)
    host.tap("Another model")
    XCTAssertEqual(
      accents(on: host), chosen,
      "GalleryScreen was made anew and lost its settings: nobody owns them")
  }

  func testNoObservableObjectIsLeft() async {
    XCTAssertFalse(
      (GalleryModel() as Any) is any ObservableObject, "GalleryModel is still an ObservableObject")
    XCTAssertFalse(
      (Settings() as Any) is any ObservableObject, "Settings is still an ObservableObject")
  }

  private func accents(on host: ViewHost) -> [String] {
    host.text.filter { $0.hasPrefix("Accent") }
  }
}

/// Hands down one model, then another one that is loading.
private struct Exchange: View {
  @State private var isSecond = false
  private let first = GalleryModel()
  private let second = GalleryModel()

  init() {
    second.isLoading = true
  }

  var body: some View {
    VStack {
      Button("Another model") { isSecond = true }
      GalleryScreen(model: isSecond ? second : first)
    }
  }
}
