import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class NestedModelsTests: XCTestCase {
  func testTheCountFollowsItsAlbum() async {
    let host = ViewHost(LibraryScreen(library: Library()))
    host.tap("Add")
    XCTAssertEqual(
      line("Count", on: host), "Count: 1",
      "the album that is shown counts 1, and CountLine was not told")
  }

  func testTheCountFollowsTheNextAlbum() async {
    let host = ViewHost(LibraryScreen(library: Library()))
    host.tap("Add")
    host.tap("Next album")
    XCTAssertTrue(
      host.text.contains("Album: Sky") && host.text.contains("Count: 0"),
      "the library shows another album, and its lines should; the screen reads \(host.text)")
    host.tap("Add")
    host.tap("Add")
    XCTAssertEqual(
      line("Count", on: host), "Count: 2",
      "another album took the place of the first, and CountLine does not follow its count")
  }

  func testEachAlbumKeepsItsCount() async {
    let host = ViewHost(LibraryScreen(library: Library()))
    host.tap("Add")
    host.tap("Next album")
    host.tap("Next album")
    XCTAssertTrue(
      host.text.contains("Album: Sea") && host.text.contains("Count: 1"),
      """
      the first album came back, and it should still count 1: it is the same album as before; \
      the screen reads \(host.text)
      """)
  }

  func testTheTotalFollowsEveryAlbum() async {
    let library = Library()
    let host = ViewHost(LibraryScreen(library: library))
    library.albums[1].count += 3
    await host.settle()
    XCTAssertEqual(
      line("Total", on: host), "Total: 3",
      "an album that is not shown counts 3, and TotalLine adds up all of them")
  }

  func testAChangeFromElsewhereShows() async {
    let library = Library()
    let host = ViewHost(LibraryScreen(library: library))
    library.albums[0].count += 5
    await host.settle()
    XCTAssertEqual(
      line("Count", on: host), "Count: 5",
      "the album that is shown was changed, not through the library, and CountLine missed it")
  }

  func testAnotherLibraryReachesEveryLine() async {
    let host = ViewHost(Exchange())
    host.tap("Add")
    host.tap("Another library")
    XCTAssertEqual(
      ["Album", "Count", "Total"].map { line($0, on: host) },
      ["Album: Sky", "Count: 7", "Total: 7"],
      "the parent handed down another library, and the lines still show the first")
    host.tap("Add")
    XCTAssertEqual(
      line("Count", on: host), "Count: 8",
      "the parent handed down another library, and Add still counts in the first")
  }

  func testACountRunsOnlyItsReaders() async {
    let host = ViewHost(LibraryScreen(library: Library()))
    host.resetCounts()
    host.tap("Add")
    XCTAssertEqual(
      told(["LibraryScreen"], on: host) + inside(TitleLine.self, on: host)
        + inside(Controls.self, on: host), [],
      "a new count ran bodies that do not read it; only CountLine and TotalLine do")
  }

  func testAnotherAlbumRunsOnlyItsReaders() async {
    let host = ViewHost(LibraryScreen(library: Library()))
    host.resetCounts()
    host.tap("Next album")
    // The screen itself may run: a design may read the album there, and hand it down.
    XCTAssertEqual(
      inside(TotalLine.self, on: host) + inside(Controls.self, on: host), [],
      "another album ran bodies that do not show it; TotalLine and Controls need not know")
  }

  func testNoObservableObjectIsLeft() async {
    let library = Library()
    let left = ([library, library.albums[0]] as [Any]).filter { $0 is any ObservableObject }
    XCTAssertEqual(
      left.map { "\(type(of: $0))" }, [],
      "models that still speak for themselves as a whole, so that somebody has to pass it on")
  }

  private func line(_ name: String, on host: ViewHost) -> String {
    host.text.first { $0.hasPrefix(name + ": ") } ?? "no line for \(name)"
  }

  /// What ran in views of this type, parts of their own included, as `Name ×count`.
  private func inside<Content: View>(_ view: Content.Type, on host: ViewHost) -> [String] {
    let count = host.bodyCount(inside: view)
    return count > 0 ? ["\(view) ×\(count)"] : []
  }

  /// Those of the views whose bodies ran, as `Name ×count`.
  private func told(_ views: [String], on host: ViewHost) -> [String] {
    views.compactMap { view in host.counts[view].map { "\(view) ×\($0)" } }
  }
}

/// Hands down one library, then another one that shows its second album.
private struct Exchange: View {
  @State private var isSecond = false
  private let first = Library()
  private let second = Library()

  init() {
    second.showNext()
    second.current.count = 7
  }

  var body: some View {
    VStack {
      Button("Another library") { isSecond = true }
      LibraryScreen(library: isSecond ? second : first)
    }
  }
}
