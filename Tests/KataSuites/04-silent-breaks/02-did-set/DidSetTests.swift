import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class DidSetTests: XCTestCase {
  func testANewTextIsSaved() async {
    let store = SearchStore()
    let model = GalleryModel(store: store)
    model.searchText = "sea"
    model.searchText = "seagull"
    XCTAssertEqual(
      store.saves, ["sea", "seagull"],
      "each new text should be saved once, with its new value; saved were \(store.saves)")
  }

  func testTypingSaves() async {
    let store = SearchStore()
    let host = ViewHost(SearchView(model: GalleryModel(store: store)))
    host.type("sea", into: "Search")
    XCTAssertEqual(
      store.saves, ["sea"], "what is typed should be saved once; saved were \(store.saves)")
  }

  func testAnEqualWriteSavesNothing() async {
    let store = SearchStore()
    let model = GalleryModel(store: store)
    model.searchText = "sea"
    model.searchText = "sea"
    XCTAssertEqual(
      store.saves, ["sea"],
      "the same text was written twice and saved \(store.saves.count) times; once is enough")
  }

  func testLoadingSavesNothing() async {
    let empty = SearchStore()
    _ = GalleryModel(store: empty)
    XCTAssertEqual(empty.saves, [], "a new model saved \(empty.saves) before anything changed")
    let full = SearchStore(saves: ["moon"])
    let model = GalleryModel(store: full)
    XCTAssertEqual(model.searchText, "moon", "the model should start with the newest saved text")
    XCTAssertEqual(
      full.saves, ["moon"],
      "loading wrote to the store: it held [\"moon\"] before, and \(full.saves) after")
  }

  func testTheScreenFollowsTheText() async {
    let model = GalleryModel(store: SearchStore())
    let host = ViewHost(SearchView(model: model))
    model.searchText = "sea"
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Results for sea"),
      "searchText must stay tracked: the screen still reads \(host.text)")
  }
}
