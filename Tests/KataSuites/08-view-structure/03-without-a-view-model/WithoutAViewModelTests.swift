import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class WithoutAViewModelTests: XCTestCase {
  private let first = Store(["Lake", "Dune", "Lagoon"])
  private let second = Store(["Moor", "Lane"])

  func testAHeartIsInTheStore() async {
    let host = await mounted()
    host.tap("Favourite Dune")
    XCTAssertEqual(rows(on: host), ["♡ Lake", "♥ Dune", "♡ Lagoon"], "Dune was tapped")
    XCTAssertEqual(
      first.photos.filter(\.isFavorite).map(\.title), ["Dune"],
      "a heart was tapped on the screen, and the store should know of it")
  }

  func testClearEmptiesTheHeartsOnTheScreen() async {
    let host = await mounted()
    host.tap("Favourite Dune")
    host.tap("Clear")
    XCTAssertEqual(
      rows(on: host), ["♡ Lake", "♡ Dune", "♡ Lagoon"],
      "the store was cleared, and the screen shows a copy that nobody told")
  }

  func testASwitchShowsTheOtherStore() async {
    let host = await mounted()
    host.tap("Switch")
    await host.settle()
    XCTAssertEqual(
      rows(on: host), ["♡ Moor", "♡ Lane"],
      "HomeView hands down the other store now, and the gallery keeps to what it was built with")
  }

  func testASwitchKeepsTheSearch() async {
    let host = await mounted()
    host.type("La", into: "Search")
    host.tap("Switch")
    await host.settle()
    XCTAssertEqual(
      rows(on: host), ["♡ Lane"],
      "La was typed before the switch, and the field stays on the screen with its text")
  }

  func testASearchLeavesWhatItFinds() async {
    let host = await mounted()
    host.type("La", into: "Search")
    XCTAssertEqual(rows(on: host), ["♡ Lake", "♡ Lagoon"], "La was typed into Search")
    host.type("", into: "Search")
    XCTAssertEqual(rows(on: host).count, 3, "the field was emptied")
  }

  func testAHeartRunsOneBody() async {
    let host = await mounted()
    host.resetCounts()
    host.tap("Favourite Dune")
    let ran = host.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    XCTAssertEqual(
      host.counts.values.reduce(0, +), 1,
      "one heart should run one body, that of its row; the bodies that ran: \(ran)")
  }

  private func mounted() async -> ViewHost {
    let host = ViewHost(HomeView(first: first, second: second))
    await host.settle()
    return host
  }

  private func rows(on host: ViewHost) -> [String] {
    host.text.filter { $0.hasPrefix("♥") || $0.hasPrefix("♡") }
  }
}
