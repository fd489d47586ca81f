import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class PreviewsTests: XCTestCase {
  func testTheCardIsShownAndAnswers() async {
    let host = await ViewHost(preview: "Card")
    XCTAssertEqual(
      hearts(host), ["♡ Wallpaper 7"], "the preview Card should show card 7 without a heart")
    guard host.text.contains("Favourite 7") else { return }
    host.tap("Favourite 7")
    XCTAssertEqual(
      hearts(host), ["♥ Wallpaper 7"],
      "Favourite 7 was tapped in the preview Card, and the heart does not answer")
  }

  func testTheFavouriteCardShowsItsHeart() async {
    let host = await ViewHost(preview: "Favourite card")
    XCTAssertEqual(
      hearts(host), ["♥ Wallpaper 7"],
      "the preview Favourite card should show a full heart from the start, without a tap")
    guard host.text.contains("Favourite 7") else { return }
    host.tap("Favourite 7")
    XCTAssertEqual(
      hearts(host), ["♡ Wallpaper 7"],
      "Favourite 7 was tapped in the preview Favourite card, and the heart should empty")
  }

  func testTheSearchStartsWithTheSea() async {
    let host = await ViewHost(preview: "Search")
    XCTAssertTrue(
      host.text.contains("Looking for sea"),
      "the preview Search should start with sea; it reads \(host.text)")
  }

  func testTheSearchAnswers() async {
    let host = await ViewHost(preview: "Search")
    host.type("dunes", into: "Search")
    XCTAssertTrue(
      host.text.contains("Looking for dunes"),
      """
      dunes was typed in the preview Search, and nothing came of it: somebody has to own the \
      text; it reads \(host.text)
      """)
    host.type("", into: "Search")
    XCTAssertTrue(
      host.text.contains("Everything"),
      "the field of the preview Search was emptied; it reads \(host.text)")
  }

  func testTheTwoCardsAgree() async {
    let host = await ViewHost(preview: "Pair")
    XCTAssertEqual(
      hearts(host), ["♡ Wallpaper 7", "♡ Wallpaper 7"],
      "the preview Pair should show card 7 twice, without hearts")
    guard host.text.filter({ $0 == "Favourite 7" }).count == 2 else { return }
    host.tap("Favourite 7", occurrence: 1)
    XCTAssertEqual(
      hearts(host), ["♥ Wallpaper 7", "♥ Wallpaper 7"],
      "one of two cards of one wallpaper was tapped: both should find the same Favorites")
  }

  func testEachPreviewStartsAfresh() async {
    for preview in ["Card", "Favourite card", "Pair"] {
      let first = await ViewHost(preview: preview)
      let atFirst = hearts(first)
      guard first.text.contains("Favourite 7") else { continue }
      first.tap("Favourite 7", occurrence: 0)
      first.unmount()
      let second = await ViewHost(preview: preview)
      XCTAssertEqual(
        hearts(second), atFirst,
        "the preview \(preview) was shown again, with the heart of the last time")
    }
    let first = await ViewHost(preview: "Search")
    let atFirst = first.text
    guard !atFirst.isEmpty else { return }
    first.type("dunes", into: "Search")
    first.unmount()
    let second = await ViewHost(preview: "Search")
    XCTAssertEqual(
      second.text, atFirst, "the preview Search was shown again, with the text of the last time")
  }

  func testThePreviewsShowTheViewsOfTheApp() async {
    for (preview, cards) in [("Card", 1), ("Favourite card", 1), ("Pair", 2)] {
      let host = await ViewHost(preview: preview)
      XCTAssertEqual(
        host.bodyCount(of: WallpaperCard.self), cards,
        "the preview \(preview) should show \(cards) WallpaperCard, not something like it")
    }
    let search = await ViewHost(preview: "Search")
    XCTAssertEqual(
      search.bodyCount(of: SearchField.self), 1, "the preview Search should show a SearchField")
  }

  func testTheAppStaysAsItIs() async {
    let host = ViewHost(GalleryView())
    host.tap("Favourite 2")
    XCTAssertTrue(
      host.text.contains("1 favourites") && host.text.contains("♥ Wallpaper 2"),
      """
      a card of the app was tapped, and the app does not count it: its cards have to find the \
      Favorites of GalleryView; the screen reads \(host.text)
      """)
    host.type("dunes", into: "Search")
    XCTAssertTrue(
      host.text.contains("Looking for dunes"),
      "dunes was typed in the app, and it should look for them; the screen reads \(host.text)")
  }

  private func hearts(_ host: ViewHost) -> [String] {
    host.text.filter { $0.hasSuffix("Wallpaper 7") }
  }
}
