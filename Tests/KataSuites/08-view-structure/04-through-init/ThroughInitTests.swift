import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class ThroughInitTests: XCTestCase {
  func testNoViewModelIsOptional() async {
    assertNoFindings(of: "optional-view-model")
  }

  func testNoViewModelIsBuiltWhenTheViewAppears() async {
    assertNoFindings(of: "bootstrap")
    assertNoFindings(of: "late-injection")
  }

  func testTheFirstBodyIsComplete() async {
    let host = ViewHost(BrowserView())
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Wallpaper 1"), "wallpaper 1 should be shown; it reads \(host.text)")
    let runs = host.evaluations.filter { $0.view == "DetailView" }
    XCTAssertEqual(
      runs.count, 1,
      """
      DetailView.body ran \(runs.count) times before the screen was complete (the last time \
      because of \(runs.last?.cause ?? "nothing")): the first body had nothing to show yet
      """)
  }

  func testTwoBrowsersHaveStarsOfTheirOwn() async {
    let host = ViewHost(
      VStack {
        BrowserView()
        BrowserView()
      })
    await host.settle()
    host.tap("Star", occurrence: 0)
    let stars = host.text.filter { $0.hasPrefix("Stars") }.sorted()
    XCTAssertEqual(
      stars, ["Stars: 0", "Stars: 1"],
      """
      two browsers show wallpaper 1, and a star was given in one of them: each has a view model of \
      its own; they read \(stars)
      """)
  }

  func testNextShowsTheNextWallpaper() async {
    let host = ViewHost(BrowserView())
    await host.settle()
    host.tap("Next")
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Wallpaper 2"),
      "Next was tapped, and DetailView still shows its first view model: \(host.text)")
  }

  func testEachWallpaperBeginsWithoutStars() async {
    let host = ViewHost(BrowserView())
    await host.settle()
    host.tap("Star")
    XCTAssertTrue(
      host.text.contains("Stars: 1"), "Star was tapped once; the screen reads \(host.text)")
    host.tap("Next")
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Stars: 0"),
      "the next wallpaper should begin without stars; the screen reads \(host.text)")
  }

  func testATickKeepsTheStars() async {
    let host = ViewHost(BrowserView())
    await host.settle()
    host.tap("Star")
    host.resetCounts()
    host.tap("Tick")
    await host.settle()
    let cause = host.evaluations.first { $0.view.hasPrefix("Detail") }?.cause ?? "nothing"
    XCTAssertTrue(
      host.text.contains("Stars: 1"),
      """
      a tick changed no wallpaper, and the star is lost: there is a new view model (the view ran \
      because of \(cause)); the screen reads \(host.text)
      """)
  }
}
