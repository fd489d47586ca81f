import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class TheModelTests: XCTestCase {
  func testAFavouriteShowsAtOnce() async {
    let host = ViewHost(GalleryView(model: GalleryModel()))
    host.tap("Favourite 2")
    XCTAssertTrue(
      host.text.contains("♥ Wallpaper 2"),
      "the model changed, but no body was told: the screen still reads \(host.text)")
  }

  func testTheStatusFollowsIsLoading() async {
    let host = ViewHost(GalleryView(model: GalleryModel()))
    host.tap("Load")
    XCTAssertTrue(
      host.text.contains("Loading"),
      "StatusLine reads isLoading, so it should read Loading now; the screen reads \(host.text)")
  }

  func testFilteredFollowsTheSearchText() async {
    let model = GalleryModel()
    let host = ViewHost(GalleryView(model: model))
    model.searchText = "3"
    await host.settle()
    let rows = host.text.filter { $0.contains("Wallpaper") }
    XCTAssertEqual(
      rows, ["♡ Wallpaper 3"],
      "filtered is computed from searchText: a search for 3 should leave one row")
  }

  func testFilteredFollowsTheWallpapers() async {
    let model = GalleryModel()
    model.searchText = "5"
    let host = ViewHost(GalleryView(model: model))
    model.toggleFavorite(5)
    await host.settle()
    let rows = host.text.filter { $0.contains("Wallpaper") }
    XCTAssertEqual(
      rows, ["♥ Wallpaper 5"], "filtered is computed from wallpapers: the row should be a favourite"
    )
  }

  func testASecondGalleryOfTheModelFollowsToo() async {
    let model = GalleryModel()
    let host = ViewHost(
      VStack {
        GalleryView(model: model)
        GalleryView(model: model)
      })
    host.tap("Favourite 2", occurrence: 0)
    let rows = host.text.filter { $0.hasSuffix("Wallpaper 2") }
    XCTAssertEqual(
      rows, ["♥ Wallpaper 2", "♥ Wallpaper 2"],
      """
      two galleries show one model, and a heart reached one of them: what filtered is computed \
      from has to be read anew by each body that asks for it
      """)
  }

  func testFilteredIsStillComputed() async {
    let stored = Mirror(reflecting: GalleryModel()).children.compactMap(\.label)
    XCTAssertFalse(
      stored.contains { $0.hasSuffix("filtered") },
      """
      filtered is stored, and has to be kept in step by hand; as a computed property it follows \
      searchText and wallpapers by itself
      """)
  }

  func testLoadingRunsOnlyItsReader() async {
    let host = ViewHost(GalleryView(model: GalleryModel()))
    host.resetCounts()
    host.tap("Load")
    let rows = host.bodyCount(inside: WallpaperRows.self)
    XCTAssertEqual(
      rows, 0, "isLoading ran \(rows) bodies in WallpaperRows; it reads only filtered")
    let galleries = host.bodyCount(of: GalleryView.self)
    XCTAssertEqual(
      galleries, 0, "isLoading ran GalleryView.body \(galleries) times; it reads nothing")
    let lines = host.bodyCount(of: StatusLine.self)
    XCTAssertLessThanOrEqual(
      lines, 1, "isLoading ran StatusLine.body \(lines) times; 1 is enough")
    XCTAssertFalse(
      host.evaluations.isEmpty, "isLoading changed, and no body ran at all: nobody was told")
  }

  func testTheModelIsNoObservableObjectAnyMore() async {
    XCTAssertFalse(
      (GalleryModel() as Any) is any ObservableObject,
      """
      GalleryModel still conforms to ObservableObject: whoever subscribes to objectWillChange \
      compiles, and waits for ever
      """)
  }
}
