import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class OptionalEnvironmentTests: XCTestCase {
  func testTheInjectedAnalyticsHearsTheTap() async {
    let analytics = Analytics()
    let host = ViewHost(FavoriteRow(number: 7).environment(analytics))
    host.tap("Favourite 7")
    XCTAssertEqual(
      analytics.events, ["favourite 7"],
      "the Analytics of the environment should hear of the tap; it heard \(analytics.events)")
  }

  func testTheEventLineFollowsTheEvents() async {
    let analytics = Analytics()
    let host = ViewHost(FavoriteRow(number: 7).environment(analytics))
    XCTAssertTrue(
      host.text.contains("Events: 0"),
      "with an Analytics above, EventLine should read Events: 0; the screen reads \(host.text)")
    analytics.log("something else")
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Events: 1"),
      "one event was logged elsewhere; EventLine should follow; the screen reads \(host.text)")
  }

  func testTheRowShowsWithoutAnalytics() async {
    let host = ViewHost(FavoriteRow(number: 7))
    XCTAssertTrue(
      host.text.contains("♡ Wallpaper 7") && host.text.contains("Favourite 7"),
      "without an Analytics the heart should still be offered; the screen reads \(host.text)")
    XCTAssertTrue(
      host.text.contains("No analytics"),
      "without an Analytics EventLine should say so; the screen reads \(host.text)")
  }

  func testTheHeartWorksWithoutAnalytics() async {
    let host = ViewHost(FavoriteRow(number: 7))
    host.tap("Favourite 7")
    XCTAssertTrue(
      host.text.contains("♥ Wallpaper 7"),
      "without an Analytics the tap should still fill the heart; the screen reads \(host.text)")
  }
}
