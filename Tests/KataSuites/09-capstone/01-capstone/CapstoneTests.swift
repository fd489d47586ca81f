import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class CapstoneTests: XCTestCase {
  func testNothingIsLeftOfObservableObject() async {
    for rule in [
      "observable-object", "observable-object-protocol", "mixed-conformance", "published",
      "state-object", "observed-object", "environment-object", "environment-object-call",
      "state-object-init", "object-will-change", "dollar-pipeline", "sink", "assign-to",
      "on-receive", "any-cancellable", "import-combine",
    ] { assertNoFindings(of: rule) }
  }

  func testNothingBreaksQuietly() async {
    for rule in [
      "environment-missing", "wrapper-in-observable", "appstorage-ignored", "tuple-declaration",
      "didset-assigns-self", "didset-in-init", "bindable-as-owner", "foreach-indices",
      "ignored-storage-read", "subclass-not-observable", "observable-codable",
      "equal-other-identity", "plain-class-in-state", "nested-observable-object",
      "state-set-in-init", "hash-of-mutable",
    ] { assertNoFindings(of: rule) }
  }

  func testNothingLivesTooLong() async {
    for rule in [
      "observations-strong-self", "tracking-strong-self", "inner-weak-self",
      "guard-self-before-for-await", "task-strong-self", "task-not-cancelled", "tracked-task",
      "sink-strong-self", "assign-to-self", "sink-not-stored", "notification-strong-self",
      "timer-strong-self", "stored-closure-strong-self", "strong-delegate", "state-init-effects",
      "stateobject-eager", "navlink-eager",
    ] { assertNoFindings(of: rule) }
  }

  func testTheViewsAreInShape() async {
    for rule in ["member-order", "optional-view-model", "late-injection", "bootstrap"] {
      assertNoFindings(of: rule)
    }
  }

  func testTheScreenShowsTheSame() async {
    let host = await mounted()
    XCTAssertEqual(
      Array(host.text.prefix(5)),
      ["New: Lake", "Show count", "Search", "Favourites: 0", "♡ Wallpaper 1"],
      "the app should look as it did")
  }

  func testAHeartShowsAndIsCounted() async {
    let host = await mounted()
    host.tap("Favourite 7")
    XCTAssertTrue(
      host.text.contains("♥ Wallpaper 7") && host.text.contains("Favourites: 1"),
      "Favourite 7 was tapped; the screen reads \(host.text.prefix(12))")
  }

  func testASearchFindsByNumber() async {
    let host = await mounted()
    host.type("12", into: "Search")
    XCTAssertEqual(
      host.text.filter { $0.contains("Wallpaper") }, ["♡ Wallpaper 12"], "12 was typed into Search")
  }

  func testASearchFindsHowANumberBegins() async {
    let host = await mounted()
    let numbers: [Int] = [2] + Array(20...29)
    host.type("2", into: "Search")
    XCTAssertEqual(
      host.text.filter { $0.contains("Wallpaper") }, numbers.map { "♡ Wallpaper \($0)" },
      "2 was typed into Search, and it finds each number that begins with 2")
  }

  func testAllSixtyAreShown() async {
    let host = await mounted()
    XCTAssertEqual(
      host.text.filter { $0.contains("Wallpaper") }, (1...60).map { "♡ Wallpaper \($0)" },
      "sixty wallpapers should be shown, in their order")
  }

  func testAHeartCanBeTakenBack() async {
    let host = await mounted()
    for _ in 1...2 { host.tap("Favourite 7") }
    XCTAssertTrue(
      host.text.contains("♡ Wallpaper 7") && host.text.contains("Favourites: 0"),
      "Favourite 7 was tapped twice; the screen reads \(host.text.prefix(12))")
  }

  func testWhatWasDoneStaysWhenTheAppIsMadeAnew() async {
    let host = ViewHost(Around(feed: Feed()), visibleRows: 80)
    await host.settle()
    host.tap("Favourite 7")
    host.tap("Around")
    await host.settle()
    XCTAssertTrue(
      host.text.contains("♥ Wallpaper 7"),
      "the view around the app ran, so there is a new GalleryRoot value, and the heart is gone")
    host.toggle("Show count")
    host.tap("Around")
    await host.settle()
    XCTAssertFalse(
      host.text.contains { $0.hasPrefix("Favourites:") },
      "the view around the app ran, so there is a new GalleryRoot value, and the setting is back")
  }

  func testTheCountCanBeHidden() async {
    let host = await mounted()
    host.toggle("Show count")
    XCTAssertFalse(
      host.text.contains("Favourites: 0"), "Show count was switched off, and the count still shows")
  }

  func testTheFeedIsFollowed() async {
    let feed = Feed()
    let host = await mounted(feed)
    feed.latest = "Moor"
    await host.settle()
    XCTAssertTrue(
      host.text.contains("New: Moor"),
      "the feed says Moor, and the headline reads \(host.text.first ?? "nothing")")
  }

  func testTheScreenKeepsANewsModelThatFollows() async {
    let models = MadeObjects(of: NewsModel.self)
    let feed = Feed()
    let host = await mounted(feed)
    // The first that is still there is the one that the screen has kept since it was mounted.
    let model = models.alive.first
    XCTAssertEqual(
      model?.headline, "New: Lake",
      "the feed says Lake, and the screen keeps no NewsModel that says so")
    feed.latest = "Moor"
    await host.settle()
    XCTAssertTrue(
      model == nil || model?.headline == "New: Moor",
      "the feed says Moor, and the NewsModel of the screen does not know: it is an empty shell")
  }

  func testASwitchTakesTheValueItIsGiven() async {
    let host = await mounted()
    host.toggle("Show count", to: true)
    XCTAssertTrue(
      host.text.contains("Favourites: 0"),
      "the switch was on and was set to on, and it went off: it should take the value it is given")
  }

  func testAHeartRunsOneCell() async {
    let host = await mounted()
    host.resetCounts()
    host.tap("Favourite 7")
    XCTAssertEqual(
      host.bodyCount(of: WallpaperCell.self), 1,
      "one heart should run one cell; the bodies that ran: \(ran(on: host))")
  }

  func testAHeartLeavesTheGalleryAlone() async {
    let host = await mounted()
    host.resetCounts()
    host.tap("Favourite 7")
    XCTAssertEqual(
      host.bodyCount(of: GalleryView.self), 0,
      "one heart should leave GalleryView alone; the bodies that ran: \(ran(on: host))")
  }

  func testTheSettingRunsNoCell() async {
    let host = await mounted()
    host.resetCounts()
    host.toggle("Show count")
    XCTAssertEqual(
      host.bodyCount(inside: WallpaperCell.self), 0,
      "a setting that no cell shows should run no cell; the bodies that ran: \(ran(on: host))")
  }

  func testTheNewsModelIsReleased() async {
    let feed = Feed()
    await assertReleased { NewsModel(feed: feed) }
  }

  /// What a closed screen still follows holds the feed: a task that nobody ended, a stored closure.
  func testAClosedScreenLetsGoOfTheFeed() async {
    await assertReleased {
      let feed = Feed()
      let host = await mounted(feed)
      host.unmount()
      return feed
    }
  }

  private func mounted(_ feed: Feed = Feed()) async -> ViewHost {
    let host = ViewHost(GalleryRoot(feed: feed), visibleRows: 80)
    await host.settle()
    return host
  }

  private func ran(on host: ViewHost) -> String {
    host.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      .joined(separator: ", ")
  }
}

/// A view around the app, which makes a new value of it at each tap.
private struct Around: View {
  let feed: Feed
  @State private var taps = 0

  var body: some View {
    VStack {
      Button("Around") { taps += 1 }
      Text("\(taps) taps around")
      GalleryRoot(feed: feed)
    }
  }
}
