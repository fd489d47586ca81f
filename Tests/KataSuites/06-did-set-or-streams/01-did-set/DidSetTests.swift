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

  func testATextThatComesBackIsSavedAgain() async {
    let store = SearchStore()
    let model = GalleryModel(store: store)
    for text in ["sea", "seagull", "sea", ""] { model.searchText = text }
    XCTAssertEqual(
      store.saves, ["sea", "seagull", "sea", ""],
      """
      a text that comes back is new again, and so is an empty one: new is what differs from the \
      text before; saved were \(store.saves)
      """)
  }

  func testATextInOtherLettersIsNew() async {
    let store = SearchStore()
    let model = GalleryModel(store: store)
    for text in ["sea", "sky", "Sky"] { model.searchText = text }
    XCTAssertEqual(
      store.saves, ["sea", "sky", "Sky"],
      "each of sea, sky and Sky differs from the text before; saved were \(store.saves)")
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
      "the same text was written twice and saved \(store.saves.count) times instead of once")
  }

  func testTheTextAtTheStartIsNotNew() async {
    let untouched = SearchStore()
    let fresh = GalleryModel(store: untouched)
    let atTheStart = fresh.searchText
    fresh.searchText = atTheStart
    XCTAssertEqual(
      untouched.saves, [],
      "the text that was there at the start was written again, and saved as \(untouched.saves)")
  }

  func testLoadingSavesNothing() async {
    let empty = SearchStore()
    XCTAssertEqual(
      GalleryModel(store: empty).searchText, "", "with an empty store the text should be empty")
    XCTAssertEqual(empty.saves, [], "a new model saved \(empty.saves) before anything changed")
    let full = SearchStore(saves: ["sun", "moon"])
    let model = GalleryModel(store: full)
    XCTAssertEqual(model.searchText, "moon", "the model should start with the newest saved text")
    XCTAssertEqual(
      full.saves, ["sun", "moon"],
      "loading wrote to the store: it held [\"sun\", \"moon\"] before, and \(full.saves) after")
  }

  func testCombineIsGone() async {
    let model = GalleryModel(store: SearchStore())
    XCTAssertFalse(
      (model as Any) is any ObservableObject,
      "GalleryModel is an ObservableObject again; an @Observable class can save by itself")
    let parts = Mirror(reflecting: model).children.map { String(reflecting: type(of: $0.value)) }
    let leftovers = parts.filter { $0.contains("Combine.") }
    XCTAssertEqual(
      leftovers, [], "GalleryModel still stores a part of a pipeline: \(leftovers)")
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
