import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class LateInjectionTests: XCTestCase {
  private let first = Library(["Lake", "Dune"])
  private let second = Library(["Moor"])

  func testNothingIsInjectedLate() async {
    assertNoFindings(of: "late-injection")
  }

  func testNothingIsBuiltWhenTheViewAppears() async {
    assertNoFindings(of: "bootstrap")
    assertNoFindings(of: "optional-view-model")
  }

  func testNothingWorksOnlyIfNeeded() async {
    assertNoFindings(of: "if-needed-func")
  }

  func testTheFirstLibraryIsShown() async {
    let host = await mounted()
    XCTAssertEqual(
      titles(on: host), ["Lake", "Dune"],
      "the first library has Lake and Dune; it was asked \(first.loads) times")
  }

  func testASwitchShowsTheOtherLibrary() async {
    let host = await mounted()
    host.tap("Switch")
    await host.settle()
    XCTAssertEqual(
      titles(on: host), ["Moor"],
      """
      the library was switched; the gallery asked the first \(first.loads) times and the second \
      \(second.loads) times
      """)
    host.tap("Switch")
    await host.settle()
    XCTAssertEqual(titles(on: host), ["Lake", "Dune"], "it was switched back to the first library")
  }

  func testATickLoadsNothing() async {
    let host = await mounted()
    for _ in 1...3 { host.tap("Tick") }
    await host.settle()
    XCTAssertEqual(
      first.loads, 1,
      "three ticks switched no library, and the first was asked \(first.loads) times")
  }

  private func mounted() async -> ViewHost {
    let host = ViewHost(HomeView(first: first, second: second))
    await host.settle()
    return host
  }

  private func titles(on host: ViewHost) -> [String] {
    host.text.filter { ["Lake", "Dune", "Moor"].contains($0) }
  }
}
