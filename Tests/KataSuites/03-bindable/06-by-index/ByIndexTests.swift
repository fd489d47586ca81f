import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class ByIndexTests: XCTestCase {
  func testALikeReachesItsTrack() async {
    let playlist = Playlist()
    let host = ViewHost(PlaylistScreen(playlist: playlist))
    host.toggle("Like Dunes")
    XCTAssertEqual(liked(in: playlist), [2], "the second switch should like the second track")
    host.tap("Remove Waves")
    host.toggle("Like Gulls")
    XCTAssertEqual(
      liked(in: playlist), [2, 3], "after a removal the last switch should like the last track")
    host.toggle("Like Dunes")
    XCTAssertEqual(liked(in: playlist), [3], "the second flip should take the like back")
  }

  func testASwitchTakesTheValueItIsGiven() async {
    let playlist = Playlist()
    playlist.tracks[1].isLiked = true
    let host = ViewHost(PlaylistScreen(playlist: playlist))
    host.toggle("Like Dunes", to: true)
    XCTAssertEqual(
      liked(in: playlist), [2],
      "the switch was on and was set to on, and it went off: it should take the value it is given")
  }

  func testTypingRenamesTheEditedTrack() async {
    let playlist = Playlist()
    let host = ViewHost(PlaylistScreen(playlist: playlist))
    host.tap("Edit Dunes")
    host.type("Storm", into: "Title")
    XCTAssertEqual(
      titles(of: playlist), ["Waves", "Storm", "Gulls"],
      "what is typed should rename the edited track in playlist.tracks")
  }

  func testTheEditorStaysOpenWhileATitleIsTyped() async {
    let playlist = Playlist()
    let host = ViewHost(PlaylistScreen(playlist: playlist))
    host.tap("Edit Dunes")
    host.type("Storm", into: "Title")
    XCTAssertEqual(
      fields(on: host), 1, "the title was typed, and the editor closed: it is still the same track")
    playlist.tracks[1].title = "Sand"
    await host.settle()
    XCTAssertEqual(
      host.text.filter { $0 == "Sand" }.count, 1,
      "the track was renamed elsewhere, and the field should follow; it reads \(host.text)")
  }

  func testPlaysGoWithTheirTrack() async {
    let host = ViewHost(PlaylistScreen(playlist: Playlist()))
    host.tap("Play Dunes")
    host.tap("Remove Waves")
    let plays = plays(on: host)
    XCTAssertEqual(
      plays, ["Dunes, played 1", "Gulls, played 0"],
      plays.contains { $0.hasSuffix("played 1") }
        ? "the plays of a row stayed at its place when the tracks moved up: a place is not a track"
        : "a track was removed, and the plays of another row are gone: it is a new row to SwiftUI")
  }

  func testPlaysSurviveANewTitle() async {
    let host = ViewHost(PlaylistScreen(playlist: Playlist()))
    host.tap("Play Dunes")
    host.tap("Edit Dunes")
    host.type("Storm", into: "Title")
    XCTAssertEqual(
      plays(on: host), ["Waves, played 0", "Storm, played 1", "Gulls, played 0"],
      "a new title, and the plays of the row are gone: SwiftUI took it for another row")
  }

  func testTheEditorStaysWithItsTrack() async {
    let playlist = Playlist()
    let host = ViewHost(PlaylistScreen(playlist: playlist))
    host.tap("Edit Dunes")
    host.tap("Remove Waves")
    host.type("Storm", into: "Title")
    XCTAssertEqual(
      titles(of: playlist), ["Storm", "Gulls"],
      "the edited track moved up when another was removed, and the editor should go with it")
  }

  func testTheLineCountsTheTracks() async {
    let playlist = Playlist()
    let host = ViewHost(PlaylistScreen(playlist: playlist))
    host.tap("Remove Waves")
    XCTAssertTrue(
      host.text.contains("Tracks: 2"), "two tracks are left; the screen reads \(host.text)")
    playlist.tracks = []
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Tracks: 0"),
      "all tracks were removed elsewhere; the screen reads \(host.text)")
  }

  func testTheEditorStaysWhenSomebodyElseChangesTheList() async {
    let playlist = Playlist()
    let host = ViewHost(PlaylistScreen(playlist: playlist))
    host.tap("Edit Dunes")
    playlist.tracks.insert(Track(id: 4, title: "Rain"), at: 0)
    await host.settle()
    host.type("Storm", into: "Title")
    XCTAssertEqual(
      titles(of: playlist), ["Rain", "Waves", "Storm", "Gulls"],
      "somebody else put a track in front, and the editor should stay with its own")
    playlist.tracks.reverse()
    await host.settle()
    host.type("Foam", into: "Title")
    XCTAssertEqual(
      titles(of: playlist), ["Gulls", "Foam", "Waves", "Rain"],
      "somebody else turned the list round, and the editor should stay with its track")
  }

  func testRemovingTheEditedTrackClosesTheEditor() async {
    let playlist = Playlist()
    let host = ViewHost(PlaylistScreen(playlist: playlist))
    host.tap("Edit Waves")
    host.tap("Remove Waves")
    XCTAssertEqual(titles(of: playlist), ["Dunes", "Gulls"], "only the first track should be gone")
    XCTAssertEqual(
      fields(on: host), 0,
      "the edited track was removed, and there is still a field: whose title does it change?")
    host.tap("Edit Gulls")
    host.type("Foam", into: "Title")
    XCTAssertEqual(
      titles(of: playlist), ["Dunes", "Foam"], "afterwards another track should be editable")
  }

  func testTheLastTrackMayGoWhileItIsEdited() async {
    let playlist = Playlist()
    let host = ViewHost(PlaylistScreen(playlist: playlist))
    host.tap("Edit Gulls")
    host.tap("Remove Gulls")
    XCTAssertEqual(titles(of: playlist), ["Waves", "Dunes"], "the last track should be gone")
    XCTAssertEqual(fields(on: host), 0, "the last track was removed, and its editor is still there")
    host.tap("Edit Dunes")
    playlist.tracks = []
    await host.settle()
    XCTAssertTrue(
      plays(on: host).isEmpty && fields(on: host) == 0,
      "all tracks were removed elsewhere; the screen still reads \(host.text)")
  }

  func testTypingRunsNoBodyTwice() async {
    let host = ViewHost(PlaylistScreen(playlist: Playlist()))
    host.tap("Edit Dunes")
    host.resetCounts()
    host.type("Storm", into: "Title")
    // Each of the three rows may run: they share one array.
    XCTAssertEqual(
      host.counts.filter { $0.value > 3 || $0.key == "TrackEditor" && $0.value > 1 }
        .map { "\($0.key) ×\($0.value)" }.sorted(), [],
      "one text was typed, and a body ran more than once: a second copy has to be kept in step")
  }

  func testAnotherPlaylistIsShown() async {
    let first = Playlist()
    let second = Playlist()
    second.tracks[0].title = "Rain"
    let host = ViewHost(Exchange(first: first, second: second))
    host.tap("Another playlist")
    XCTAssertTrue(
      host.text.contains("Edit Rain"),
      "another playlist was handed down, and the rows show the first; it reads \(host.text)")
    host.tap("Edit Dunes")
    host.type("Storm", into: "Title")
    host.toggle("Like Gulls")
    XCTAssertTrue(
      titles(of: second) == ["Rain", "Storm", "Gulls"] && liked(in: second) == [3]
        && titles(of: first) == ["Waves", "Dunes", "Gulls"] && liked(in: first) == [],
      "another playlist was handed down, and the first is still changed")
  }

  func testATrackStaysAValue() async {
    let playlist = Playlist()
    var copy = playlist.tracks[0]
    copy.isLiked = true
    XCTAssertFalse(
      playlist.tracks[0].isLiked,
      "a track is a value, and a copy of it was changed; the one in the list should not know")
  }

  private func titles(of playlist: Playlist) -> [String] { playlist.tracks.map(\.title) }

  private func liked(in playlist: Playlist) -> [Int] {
    playlist.tracks.filter(\.isLiked).map(\.id)
  }

  private func plays(on host: ViewHost) -> [String] {
    host.text.filter { $0.contains(", played ") }
  }

  private func fields(on host: ViewHost) -> Int {
    host.tree.filter { $0.contains("TextField") }.count
  }
}

/// Hands down one playlist, then another.
private struct Exchange: View {
  let first: Playlist
  let second: Playlist
  @State private var isSecond = false

  var body: some View {
    VStack {
      Button("Another playlist") { isSecond = true }
      PlaylistScreen(playlist: isSecond ? second : first)
    }
  }
}
