import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class TheOwnerTests: XCTestCase {
  func testATapShowsAtOnce() async {
    let host = ViewHost(GalleryView())
    await host.settle()
    host.tap("Favourite 1")
    XCTAssertTrue(
      host.text.contains("♥ Wallpaper 1"),
      "the model changed, but GalleryView was not told; the screen reads \(host.text)")
  }

  func testTheGalleryShowsItsModel() async {
    let made = MadeObjects(of: GalleryModel.self)
    let host = ViewHost(GalleryView())
    await host.settle()
    for model in made.alive { model.toggleFavorite(2) }
    await host.settle()
    XCTAssertTrue(
      host.text.contains("♥ Wallpaper 2"),
      """
      wallpaper 2 became a favourite in the model, not by a tap, and the gallery does not show it: \
      the heart belongs to the model, which GalleryView owns; the screen reads \(host.text)
      """)
  }

  func testAVisitKeepsTheHearts() async {
    let host = ViewHost(HomeView())
    await host.settle()
    host.tap("Favourite 1")
    let tapped = hearts("Wallpaper 1", on: host)
    host.tap("Visit")
    XCTAssertTrue(
      host.text.contains("Visits: 1"),
      "HomeView should count the visit; the screen reads \(host.text)")
    XCTAssertFalse(
      tapped == ["♥"] && hearts("Wallpaper 1", on: host) == ["♡"],
      """
      HomeView.body ran again and made a new GalleryView value, and the favourite was lost with \
      the old value: nobody owns the model. GalleryView holds it as \(holder); the screen reads \
      \(host.text)
      """)
  }

  func testAnyOtherParentMayRunAgain() async {
    let home = ViewHost(HomeView())
    home.resetCounts()
    home.tap("Visit")
    let role =
      home.bodyCount(of: HomeView.self) == 0
      ? "which does not run at a visit" : "which makes its own galleries"
    let host = ViewHost(OtherParent())
    await host.settle()
    host.tap("Favourite 1")
    let tapped = hearts("Wallpaper 1", on: host)
    host.tap("Run again")
    XCTAssertFalse(
      tapped == ["♥"] && hearts("Wallpaper 1", on: host) == ["♡"],
      """
      another parent ran its body again, and the favourite was lost: GalleryView should keep its \
      model by itself, without help from HomeView, \(role); the screen reads \(host.text)
      """)
  }

  func testTheHeartsOutliveNewerValues() async {
    let host = ViewHost(OtherParent(), skipsEqualValues: false)
    await host.settle()
    host.tap("Favourite 1")
    let tapped = hearts("Wallpaper 1", on: host)
    host.tap("Run again")
    XCTAssertFalse(
      tapped == ["♥"] && hearts("Wallpaper 1", on: host) == ["♡"],
      """
      each newer value was taken, as SwiftUI is free to do, and the favourite was lost: an == may \
      save an update, it owns nothing; the screen reads \(host.text)
      """)
  }

  func testOtherSurroundingsKeepTheHearts() async {
    let host = ViewHost(Surroundings(content: GalleryView()))
    await host.settle()
    host.tap("Favourite 1")
    let tapped = hearts("Wallpaper 1", on: host)
    host.tap("Other tone")
    XCTAssertFalse(
      tapped == ["♥"] && hearts("Wallpaper 1", on: host) == ["♡"],
      """
      something else in the environment changed, and the favourite was lost: the environment \
      finds what somebody put there, it keeps nothing; the screen reads \(host.text)
      """)
  }

  func testATapAfterAVisitStillShows() async {
    let host = ViewHost(HomeView())
    await host.settle()
    host.tap("Visit")
    let before = hearts("Wallpaper 2", on: host)
    host.tap("Favourite 2")
    XCTAssertNotEqual(
      hearts("Wallpaper 2", on: host), before,
      "after a visit the heart no longer answers; the screen reads \(host.text)")
  }

  func testTwoGalleriesHaveTwoModels() async {
    let host = ViewHost(
      VStack {
        GalleryView()
        GalleryView()
      })
    await host.settle()
    let before = hearts("Wallpaper 3", on: host)
    host.tap("Favourite 3", occurrence: 0)
    let after = hearts("Wallpaper 3", on: host)
    XCTAssertEqual(after.count, 2, "two galleries should show two hearts of wallpaper 3")
    XCTAssertNotEqual(
      after.first, before.first, "a tap in the first of two galleries changed nothing in it")
    XCTAssertEqual(
      after.last, before.last,
      "a tap in one gallery changed both: they share one model; the hearts read \(after)")
  }

  func testANewIdentityStartsAfresh() async {
    let host = ViewHost(Renewal())
    await host.settle()
    if hearts("Wallpaper 2", on: host) == ["♡"] { host.tap("Favourite 2") }
    host.tap("New gallery")
    await host.settle()
    XCTAssertEqual(
      hearts("Wallpaper 2", on: host), ["♡"],
      "a gallery with a new identity should have a new model; the screen reads \(host.text)")
  }

  func testTheModelIsStillObservable() async {
    XCTAssertFalse(
      (GalleryModel() as Any) is any ObservableObject,
      "do not go back to ObservableObject: @Observable has an owner's wrapper of its own")
  }

  /// The hearts in front of a title, one for each gallery on the screen.
  private func hearts(_ title: String, on host: ViewHost) -> [String] {
    host.text.filter { $0.hasSuffix(" \(title)") && "♥♡".contains($0.prefix(1)) }
      .map { String($0.prefix(1)) }
  }

  /// How a gallery holds its model, in the words of the type; only for a message.
  private var holder: String {
    let types = Mirror(reflecting: GalleryView()).children.map { "\(type(of: $0.value))" }
    return types.isEmpty ? "nothing of its own" : types.joined(separator: ", ")
  }
}

/// Gives its gallery a new identity at each tap.
private struct Renewal: View {
  @State private var number = 0

  var body: some View {
    VStack {
      Button("New gallery") { number += 1 }
      GalleryView().id(number)
    }
  }
}

/// Changes something in the environment that has nothing to do with galleries, and makes none.
private struct Surroundings<Content: View>: View {
  let content: Content
  @State private var tone = 0

  var body: some View {
    VStack {
      Button("Other tone") { tone += 1 }
      content
    }
    .environment(\.tone, tone)
  }
}

private struct ToneKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var tone: Int {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }
}

/// Makes a new `GalleryView` value at each tap, as any view that shows a gallery may.
private struct OtherParent: View {
  @State private var runs = 0

  var body: some View {
    VStack {
      Text("Runs: \(runs)")
      Button("Run again") { runs += 1 }
      GalleryView()
    }
  }
}
