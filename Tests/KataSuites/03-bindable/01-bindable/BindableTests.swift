import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class BindableTests: XCTestCase {
  func testTypingReachesTheModel() async {
    let model = GalleryModel()
    let host = ViewHost(SearchScreen(model: model, settings: Settings()))
    host.type("Sea", into: "Search")
    XCTAssertEqual(
      model.searchText, "Sea", "what is typed into the field should arrive in model.searchText")
  }

  func testTypingReplacesTheText() async {
    let model = GalleryModel()
    model.searchText = "Sea"
    let host = ViewHost(SearchScreen(model: model, settings: Settings()))
    host.type("Two words, 2 lines?", into: "Search")
    XCTAssertEqual(
      model.searchText, "Two words, 2 lines?",
      "whatever is typed should take the place of the text before")
  }

  func testTypingFiltersTheList() async {
    let host = ViewHost(SearchScreen(model: GalleryModel(), settings: Settings()))
    host.type("gull", into: "Search")
    XCTAssertEqual(
      titles(on: host), ["♡ Seagull"], "only the wallpapers that match should be listed")
  }

  func testTheFieldFollowsTheModel() async {
    let model = GalleryModel()
    model.searchText = "shore"
    let host = ViewHost(SearchScreen(model: model, settings: Settings()))
    XCTAssertTrue(
      host.text.contains("shore"),
      "the field should start with the model's text; the screen reads \(host.text)")
    model.searchText = "Moon"
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Moon"),
      "the model's text changed, and the field should follow; the screen reads \(host.text)")
  }

  func testClearEmptiesModelAndField() async {
    let model = GalleryModel()
    let host = ViewHost(SearchScreen(model: model, settings: Settings()))
    host.type("gull", into: "Search")
    host.tap("Clear")
    XCTAssertEqual(model.searchText, "", "Clear should empty the model's text")
    XCTAssertFalse(
      host.text.contains("gull"),
      "the field still shows gull after Clear; the screen reads \(host.text)")
    XCTAssertEqual(titles(on: host).count, 3, "after Clear all wallpapers should be listed")
  }

  func testTheSwitchReachesTheSettings() async {
    let settings = Settings()
    let host = ViewHost(SearchScreen(model: GalleryModel(), settings: settings))
    host.toggle("Favourites only")
    XCTAssertTrue(
      settings.favoritesOnly,
      "the switch should write to the Settings that the screen put into the environment")
    XCTAssertEqual(
      titles(on: host), ["♥ Seashore", "♥ Mountain"], "only the favourites should be listed")
    host.toggle("Favourites only")
    XCTAssertFalse(settings.favoritesOnly, "the second flip should switch the filter off")
  }

  func testASwitchTakesTheValueItIsGiven() async {
    let settings = Settings()
    settings.favoritesOnly = true
    let host = ViewHost(SearchScreen(model: GalleryModel(), settings: settings))
    host.toggle("Favourites only", to: true)
    XCTAssertTrue(
      settings.favoritesOnly,
      "the switch was on and was set to on, and it went off: it should take the value it is given")
  }

  func testTheFieldBindsTheModelThatIsHandedDown() async {
    let host = ViewHost(Exchange())
    host.tap("Another model")
    host.type("gull", into: "Search")
    XCTAssertEqual(
      titles(on: host), ["♡ Seagull"],
      "the parent handed down another model, and the field should write to that one")
  }

  func testTheSwitchFollowsTheSettings() async {
    let settings = Settings()
    let host = ViewHost(SearchScreen(model: GalleryModel(), settings: settings))
    settings.favoritesOnly = true
    await host.settle()
    XCTAssertTrue(
      switches(on: host) == [true],
      "favoritesOnly became true elsewhere, and the switch should be drawn on")
  }

  func testEachScreenBindsItsOwnSettings() async {
    let first = Settings()
    let second = Settings()
    let host = ViewHost(
      VStack {
        SearchScreen(model: GalleryModel(), settings: first)
        SearchScreen(model: GalleryModel(), settings: second)
      })
    XCTAssertTrue(
      host.bodyCount(of: SearchBar.self) >= 2 && host.bodyCount(of: FilterSwitch.self) >= 2,
      "each SearchScreen should show its SearchBar and its FilterSwitch: mend them, keep them")
    host.tap("Favourites only", occurrence: 1)
    XCTAssertTrue(
      !first.favoritesOnly && second.favoritesOnly,
      "two screens with settings of their own: the second switch should write to the second only")
  }

  func testTheModelsAreStillObservable() async {
    XCTAssertFalse(
      (GalleryModel() as Any) is any ObservableObject
        || (Settings() as Any) is any ObservableObject,
      "do not go back to ObservableObject: an @Observable model can lend bindings, too")
  }

  func testTypingRunsNoStranger() async {
    let host = ViewHost(SearchScreen(model: GalleryModel(), settings: Settings()))
    host.resetCounts()
    host.type("Sea", into: "Search")
    let count = host.bodyCount(inside: FilterSwitch.self)
    XCTAssertEqual(
      count, 0, "typing ran \(count) bodies in FilterSwitch; it reads nothing of the model")
    let screens = host.bodyCount(of: SearchScreen.self)
    XCTAssertEqual(
      screens, 0, "typing ran SearchScreen.body \(screens) times; it only hands the model down")
  }

  func testTypingRunsTheSearchBarAtMostOnce() async {
    let host = ViewHost(SearchScreen(model: GalleryModel(), settings: Settings()))
    host.resetCounts()
    host.type("Sea", into: "Search")
    let count = host.bodyCount(of: SearchBar.self)
    XCTAssertLessThanOrEqual(
      count, 1,
      """
      typing ran SearchBar.body \(count) times; 1 is enough: a second copy of the text has to be \
      kept in step by further updates
      """)
  }

  private func titles(on host: ViewHost) -> [String] {
    host.text.filter { $0.hasPrefix("♥") || $0.hasPrefix("♡") }
  }

  /// Whether each switch on the screen is drawn on.
  private func switches(on host: ViewHost) -> [Bool] {
    host.tree.filter { $0.contains("Toggle o") }.map { $0.contains("Toggle on") }
  }
}

/// Hands down one model, then another.
private struct Exchange: View {
  @State private var isSecond = false
  private let first = GalleryModel()
  private let second = GalleryModel()
  private let settings = Settings()

  var body: some View {
    VStack {
      Button("Another model") { isSecond = true }
      SearchScreen(model: isSecond ? second : first, settings: settings)
    }
  }
}
