import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class TheCrashTests: XCTestCase {
  func testTheAppStartsWithTheGuideClosed() async {
    let host = ViewHost(GuideApp())
    XCTAssertTrue(
      host.text.contains("Berkeley: 0 visited") && !host.text.contains("Visit Campanile"),
      "the app should start with its header and a closed guide; the screen reads \(host.text)")
  }

  func testTheGuideOpens() async {
    let host = ViewHost(GuideApp())
    host.tap("Open the guide")
    XCTAssertTrue(
      host.text.contains("Visit Campanile") && host.text.contains("Visit Sather Gate"),
      "the open guide should offer both places; the screen reads \(host.text)")
  }

  func testTheHeaderHearsOfAVisit() async {
    let host = ViewHost(GuideApp())
    host.tap("Open the guide")
    host.tap("Visit Campanile")
    XCTAssertTrue(
      host.text.contains("Berkeley: 1 visited"),
      """
      a row of the page visited a place, and the header does not count it: both should find one \
      and the same Guide; the screen reads \(host.text)
      """)
  }

  func testAVisitedPlaceShowsItsDistance() async {
    let host = ViewHost(GuideApp())
    host.tap("Open the guide")
    host.tap("Visit Campanile")
    XCTAssertTrue(
      host.text.contains("Campanile: 1600 m"),
      "a visited place should show its distance; the screen reads \(host.text)")
  }

  func testTheDistanceFollowsTheUnits() async {
    let host = ViewHost(GuideApp())
    host.tap("Open the guide")
    host.tap("Visit Sather Gate")
    host.tap("Switch units")
    XCTAssertTrue(
      host.text.contains("Sather Gate: 880 yd"),
      """
      the units were switched in GuideApp, and the distance does not follow: it should find the \
      Units that GuideApp owns; the screen reads \(host.text)
      """)
  }

  func testVisitsOutliveAClosedGuide() async {
    let host = ViewHost(GuideApp())
    host.tap("Open the guide")
    host.tap("Visit Campanile")
    host.tap("Close the guide")
    host.tap("Open the guide")
    XCTAssertTrue(
      host.text.contains("Campanile: 1600 m") && host.text.contains("Berkeley: 1 visited"),
      """
      the guide was closed and opened again, and the visit is gone: what is offered has to be \
      owned above the page; the screen reads \(host.text)
      """)
  }

  func testTwoAppsDoNotShareTheirGuide() async {
    let first = ViewHost(GuideApp())
    first.tap("Open the guide")
    first.tap("Visit Campanile")
    first.tap("Switch units")
    let second = ViewHost(GuideApp())
    second.tap("Open the guide")
    XCTAssertTrue(
      second.text.contains("Berkeley: 0 visited") && second.text.contains("Visit Campanile"),
      """
      a second window shows the visits of the first: each GuideApp has a Guide of its own; the \
      screen reads \(second.text)
      """)
    second.tap("Visit Campanile")
    XCTAssertTrue(
      second.text.contains("Campanile: 1600 m"),
      "a second window shows the units of the first; the screen reads \(second.text)")
  }

  func testTheFinishedViewsAreStillTheOnesThatShow() async {
    let host = ViewHost(GuideApp())
    host.tap("Open the guide")
    host.tap("Visit Campanile")
    for view in ["Header", "GuidePage", "PlaceRow", "Distance"] {
      XCTAssertTrue(
        host.counts[view, default: 0] >= 1,
        "GuideApp no longer shows \(view): offer what it needs instead of going round it")
    }
  }
}
