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

  func testAVisitKeepsTheHearts() async {
    let host = ViewHost(HomeView())
    await host.settle()
    host.tap("Favourite 1")
    host.tap("Visit")
    XCTAssertTrue(
      host.text.contains("Visits: 1"),
      "HomeView should count the visit; the screen reads \(host.text)")
    XCTAssertTrue(
      host.text.contains("♥ Wallpaper 1"),
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
    host.tap("Run again")
    XCTAssertTrue(
      host.text.contains("♥ Wallpaper 1"),
      """
      another parent ran its body again, and the favourite was lost: GalleryView should keep its \
      model by itself, without help from HomeView, \(role); the screen reads \(host.text)
      """)
  }

  func testATapAfterAVisitStillShows() async {
    let host = ViewHost(HomeView())
    await host.settle()
    host.tap("Visit")
    host.tap("Favourite 2")
    XCTAssertTrue(
      host.text.contains("♥ Wallpaper 2"),
      "after a visit the heart no longer answers; the screen reads \(host.text)")
  }

  func testTwoGalleriesHaveTwoModels() async {
    let host = ViewHost(
      VStack {
        GalleryView()
        GalleryView()
      })
    await host.settle()
    let before = host.text.filter { $0 == "♥ Wallpaper 3" }.count
    host.tap("Favourite 3", occurrence: 0)
    let after = host.text.filter { $0 == "♥ Wallpaper 3" }.count
    XCTAssertEqual(
      abs(after - before), 1,
      "a tap in one gallery changed both: they share one model; the screen reads \(host.text)")
  }

  func testANewIdentityStartsAfresh() async {
    let host = ViewHost(Renewal())
    await host.settle()
    host.tap("Favourite 2")
    host.tap("New gallery")
    await host.settle()
    XCTAssertTrue(
      host.text.contains("♡ Wallpaper 2"),
      "a gallery with a new identity should have a new model; the screen reads \(host.text)")
  }

  func testTheModelIsStillObservable() async {
    XCTAssertFalse(
      (GalleryModel() as Any) is any ObservableObject,
      "do not go back to ObservableObject: @Observable has an owner's wrapper of its own")
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
