import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class ReboundTests: XCTestCase {
  func testASwitchReachesItsAlbum() async {
    let library = Library()
    let host = ViewHost(LibraryScreen(library: library))
    host.toggle("Pin Sky")
    XCTAssertEqual(
      library.albums.map(\.isPinned), [false, true],
      "the switch of the second row should pin the second album, and no other")
    XCTAssertTrue(
      host.text.contains("Pinned: 1"), "one album is pinned; the screen reads \(host.text)")
    host.toggle("Pin Sky")
    XCTAssertEqual(
      library.albums.map(\.isPinned), [false, false], "the second flip should take it back")
  }

  func testTheSwitchFollowsItsAlbum() async {
    let library = Library()
    let host = ViewHost(LibraryScreen(library: library))
    library.albums[0].isPinned = true
    await host.settle()
    XCTAssertEqual(
      switches(on: host), [true, false],
      "the first album was pinned elsewhere, and its switch should be drawn on")
  }

  func testASwitchTakesTheValueItIsGiven() async {
    let library = Library()
    library.albums[1].isPinned = true
    let host = ViewHost(LibraryScreen(library: library))
    host.toggle("Pin Sky", to: true)
    XCTAssertTrue(
      library.albums[1].isPinned,
      "the switch was on and was set to on, and it went off: it should take the value it is given")
  }

  func testTheLineCountsWhateverIsPinned() async {
    let library = Library()
    let host = ViewHost(LibraryScreen(library: library))
    library.albums[0].isPinned = true
    library.albums[1].isPinned = true
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Pinned: 2"),
      "two albums were pinned elsewhere, and the line should count them; it reads \(host.text)")
    host.toggle("Pin Sea")
    host.toggle("Pin Sky")
    XCTAssertTrue(
      host.text.contains("Pinned: 0"), "no album is pinned any more; the screen reads \(host.text)")
  }

  func testAnAlbumThatArrivesLaterIsBound() async {
    let library = Library()
    let host = ViewHost(LibraryScreen(library: library))
    let late = Album(id: 3, title: "Storm")
    library.albums.insert(late, at: 0)
    await host.settle()
    host.toggle("Pin Storm")
    XCTAssertEqual(
      library.albums.map(\.isPinned), [true, false, false],
      "an album was put in front later, and its own switch should pin it")
  }

  func testTypingReachesTheSelectedAlbum() async {
    let library = Library()
    let host = ViewHost(LibraryScreen(library: library))
    host.tap("Next album")
    host.type("Seashore", into: "Title")
    host.type("Lake", into: "Title")
    XCTAssertEqual(
      library.selected?.title, "Lake",
      "the field should write to the album that library.selected holds")
    XCTAssertTrue(
      host.text.contains("Pin Lake"),
      "the row should tell the new title, too; the screen reads \(host.text)")
  }

  func testTheFieldFollowsTheSelection() async {
    let library = Library()
    let host = ViewHost(LibraryScreen(library: library))
    host.tap("Next album")
    host.tap("Next album")
    XCTAssertTrue(
      host.text.contains("Sky"),
      "another album was selected, and the field still shows the first; it reads \(host.text)")
    host.type("Storm", into: "Title")
    XCTAssertEqual(
      library.albums.map(\.title), ["Sea", "Storm"],
      "another album was selected, and the field still shows and changes the first")
  }

  func testTheFieldFollowsTheAlbum() async {
    let library = Library()
    let host = ViewHost(LibraryScreen(library: library))
    host.tap("Next album")
    library.albums[0].title = "Lake"
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Lake"),
      "the title changed elsewhere, and the field should follow; the screen reads \(host.text)")
  }

  func testWithoutASelectionThereIsNoField() async {
    let host = ViewHost(LibraryScreen(library: Library()))
    XCTAssertEqual(
      fields(on: host), 0, "no album is selected, and there is still a field to type in")
    host.tap("Next album")
    XCTAssertEqual(fields(on: host), 1, "an album is selected, and there should be one field")
    host.tap("Next album")
    host.tap("Next album")
    XCTAssertEqual(
      fields(on: host), 0, "no album is selected, and there is still a field to type in")
  }

  func testAnotherLibraryIsBound() async {
    let first = Library()
    let second = Library()
    second.albums[0].title = "Lake"
    let host = ViewHost(Exchange(first: first, second: second))
    host.tap("Another library")
    XCTAssertTrue(
      host.text.contains("Pin Lake"),
      "another library was handed down, and the rows still show the first; it reads \(host.text)")
    host.tap("Pin Sky")
    XCTAssertTrue(
      second.albums[1].isPinned && !first.albums[1].isPinned,
      "another library was handed down, and a switch still pins an album of the first")
    host.tap("Next album")
    host.type("Pond", into: "Title")
    XCTAssertTrue(
      second.albums[0].title == "Pond" && first.albums[0].title == "Sea",
      "another library was handed down, and the field still changes an album of the first")
  }

  func testTheSelectedAlbumStaysTheOneInTheList() async {
    let library = Library()
    let albums = library.albums
    let host = ViewHost(LibraryScreen(library: library))
    host.tap("Next album")
    host.type("Lake", into: "Title")
    host.tap("Pin Sky")
    XCTAssertTrue(
      library.selected === library.albums[0],
      "after typing, library.selected is no longer one of library.albums: change it, keep it")
    XCTAssertTrue(
      zip(albums, library.albums).allSatisfy { $0 === $1 },
      "the albums were replaced by others: a write through a binding changes the one there is")
  }

  func testTypingRunsNoStranger() async {
    let library = Library()
    let host = ViewHost(LibraryScreen(library: library))
    host.tap("Next album")
    host.resetCounts()
    host.type("Lake", into: "Title")
    host.toggle("Pin Sky")
    let count = host.bodyCount(of: LibraryScreen.self)
    XCTAssertEqual(
      count, 0,
      "typing and a switch ran LibraryScreen.body \(count) times; it only hands the library down")
  }

  func testTypingRunsNoBodyTwice() async {
    let host = ViewHost(LibraryScreen(library: Library()))
    host.tap("Next album")
    host.resetCounts()
    host.type("Lake", into: "Title")
    XCTAssertEqual(
      host.counts.filter { $0.value > 1 }.map { "\($0.key) ×\($0.value)" }.sorted(), [],
      "one text was typed, and bodies ran more than once: a second copy has to be kept in step")
  }

  func testTheModelsAreStillObservable() async {
    XCTAssertFalse(
      (Library() as Any) is any ObservableObject
        || (Album(id: 1, title: "") as Any) is any ObservableObject,
      "do not go back to ObservableObject: an @Observable album can lend bindings, too")
  }

  private func fields(on host: ViewHost) -> Int {
    host.tree.filter { $0.contains("TextField") }.count
  }

  /// Whether each switch on the screen is drawn on.
  private func switches(on host: ViewHost) -> [Bool] {
    host.tree.filter { $0.contains("Toggle o") }.map { $0.contains("Toggle on") }
  }
}

/// Hands down one library, then another.
private struct Exchange: View {
  let first: Library
  let second: Library
  @State private var isSecond = false

  var body: some View {
    VStack {
      Button("Another library") { isSecond = true }
      LibraryScreen(library: isSecond ? second : first)
    }
  }
}
