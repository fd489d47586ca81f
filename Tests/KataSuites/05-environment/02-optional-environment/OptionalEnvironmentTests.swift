import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class OptionalEnvironmentTests: XCTestCase {
  // Begun before anybody is asked for one, and read before a test makes one: what hides behind a
  // `static` is made once for all tests.
  private static let made = MadeObjects(of: Analytics.self)

  func testTheHeartWorksWithoutAnalytics() async {
    _ = Self.made
    let host = ViewHost(FavoriteRow(number: 7))
    host.tap("Favourite 7")
    XCTAssertTrue(
      host.text.contains("♥ Wallpaper 7"),
      "without an Analytics the tap should still fill the heart; the screen reads \(host.text)")
    host.tap("Favourite 7")
    XCTAssertTrue(
      host.text.contains("♡ Wallpaper 7") && eventLines(on: host) == ["No analytics"],
      """
      without an Analytics the second tap should empty the heart, and nothing be counted; \
      the screen reads \(host.text)
      """)
  }

  func testWithoutAnalyticsNoneIsMade() async {
    let host = ViewHost(FavoriteRow(number: 7))
    if host.text.contains("Favourite 7") { host.tap("Favourite 7") }
    XCTAssertEqual(
      Self.made.count, 0,
      "nobody offers an Analytics, and one was made all the same: it logs what nothing should log")
  }

  func testTheInjectedAnalyticsHearsTheTap() async {
    let analytics = Analytics()
    let host = ViewHost(FavoriteRow(number: 7).environment(analytics))
    host.tap("Favourite 7")
    guard analytics.events == ["favourite 7"] else {
      return XCTFail(
        "the Analytics of the environment should hear of the tap; it heard \(analytics.events)")
    }
    host.tap("Favourite 7")
    XCTAssertEqual(
      analytics.events, ["favourite 7", "favourite 7"],
      "the second tap should be logged as the first was; heard were \(analytics.events)")
  }

  func testEveryRowLogsItsOwnNumber() async {
    let analytics = Analytics()
    let host = ViewHost(
      VStack {
        FavoriteRow(number: 12)
        FavoriteRow(number: 58)
      }
      .environment(analytics))
    host.tap("Favourite 58")
    host.tap("Favourite 12")
    XCTAssertEqual(
      analytics.events, ["favourite 58", "favourite 12"],
      "each row should log its own number; heard were \(analytics.events)")
  }

  func testTheHeartWorksWithAnalytics() async {
    let host = ViewHost(FavoriteRow(number: 7).environment(Analytics()))
    host.tap("Favourite 7")
    XCTAssertTrue(
      host.text.contains("♥ Wallpaper 7"),
      "with an Analytics the tap should fill the heart; the screen reads \(host.text)")
    host.tap("Favourite 7")
    XCTAssertTrue(
      host.text.contains("♡ Wallpaper 7"),
      "the second tap should empty the heart; the screen reads \(host.text)")
  }

  func testTheEventLineFollowsTheEvents() async {
    let analytics = Analytics()
    let host = ViewHost(FavoriteRow(number: 7).environment(analytics))
    let lines = eventLines(on: host)
    guard lines == ["Events: 0"] else {
      let read = lines.count > 1 ? "more than that" : lines.first ?? "nothing"
      return XCTFail(
        """
        with an Analytics above, EventLine should read Events: 0, and it reads \(read); the screen \
        reads \(host.text)
        """)
    }
    analytics.log("something else")
    await host.settle()
    XCTAssertTrue(
      eventLines(on: host) == ["Events: 1"],
      "one event was logged elsewhere; EventLine should follow; the screen reads \(host.text)")
  }

  func testTheRowShowsWithoutAnalytics() async {
    let host = ViewHost(FavoriteRow(number: 7))
    XCTAssertTrue(
      host.text.contains("♡ Wallpaper 7") && host.text.contains("Favourite 7"),
      "without an Analytics the heart should still be offered; the screen reads \(host.text)")
    XCTAssertTrue(
      eventLines(on: host) == ["No analytics"],
      "without an Analytics EventLine should read No analytics; the screen reads \(host.text)")
  }

  private func eventLines(on host: ViewHost) -> [String] {
    host.text.filter { $0.hasPrefix("Events") || $0.hasPrefix("No analytics") }
  }
}
