import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class StateBindsTests: XCTestCase {
  func testTypingReachesTheSummary() async {
    let host = ViewHost(Desk())
    host.type("Sea", into: "Title")
    XCTAssertEqual(
      summaries(on: host), ["Public: Sea"],
      "the field should write to the draft that Summary shows")
    host.type("Sea and sky", into: "Title")
    XCTAssertEqual(
      summaries(on: host), ["Public: Sea and sky"], "what is typed should replace the text before")
  }

  func testTheSwitchReachesTheSummary() async {
    let host = ViewHost(Desk())
    host.toggle("Private")
    XCTAssertEqual(
      summaries(on: host), ["Private: "], "the switch should write to the draft that Summary shows")
    host.toggle("Private")
    XCTAssertEqual(summaries(on: host), ["Public: "], "the second flip should take it back")
  }

  func testASwitchTakesTheValueItIsGiven() async {
    let host = ViewHost(Desk())
    let before = summaries(on: host)
    host.toggle("Private", to: false)
    XCTAssertEqual(
      summaries(on: host), before,
      "the switch was off and was set to off, and it went on: it should take the value it is given")
  }

  func testTheDraftOutlivesAnotherHeading() async {
    let host = ViewHost(Desk())
    host.type("Sea", into: "Title")
    host.toggle("Private")
    host.tap("Other heading")
    XCTAssertTrue(
      host.text.contains("For the family"), "the heading should change; it reads \(host.text)")
    XCTAssertEqual(
      summaries(on: host), ["Private: Sea"],
      """
      the parent gave the form another heading, and the draft was lost: lending bindings is not \
      owning. AlbumForm holds its draft as \(holder)
      """)
    host.type("Sky", into: "Title")
    XCTAssertEqual(
      summaries(on: host), ["Private: Sky"],
      "after another heading the field and Summary should still share one draft")
  }

  func testTheDraftOutlivesNewerValues() async {
    let host = ViewHost(Desk(), skipsEqualValues: false)
    host.type("Sea", into: "Title")
    let typed = summaries(on: host)
    host.tap("Other heading")
    XCTAssertTrue(
      typed != ["Public: Sea"] || summaries(on: host) == typed,
      """
      each newer value was taken, as SwiftUI is free to do, and the draft was lost: an == may save \
      an update, it owns nothing
      """)
  }

  func testStartingOverEmptiesTheField() async {
    let host = ViewHost(Desk())
    host.type("Sea", into: "Title")
    host.tap("Start over")
    XCTAssertFalse(
      host.text.contains("Sea"),
      "the draft was emptied, and the field still shows the old text; the screen reads \(host.text)"
    )
  }

  func testTheFieldFollowsAnotherDraft() async {
    let first = Draft()
    let second = Draft()
    first.title = "Sea"
    second.title = "Sky"
    let host = ViewHost(Exchange(first: first, second: second))
    host.tap("Other draft")
    XCTAssertTrue(
      host.text.contains("Sky"),
      """
      the parent handed another draft to TitleField, and it still shows the first: what is handed \
      down is not its own; the screen reads \(host.text)
      """)
    host.type("Storm", into: "Title")
    XCTAssertTrue(
      first.title == "Sea" && second.title == "Storm",
      """
      what was typed should arrive in the draft that is handed down now; the first reads \
      \(first.title), the second \(second.title)
      """)
  }

  func testTwoFormsHaveTwoDrafts() async {
    let host = ViewHost(
      VStack {
        AlbumForm(heading: "One")
        AlbumForm(heading: "Two")
      })
    let before = summaries(on: host)
    host.tap("Private", occurrence: 1)
    let after = summaries(on: host)
    XCTAssertTrue(
      before.count == 2 && after.count == 2 && before[0] == after[0] && before[1] != after[1],
      "the second of two forms was used; the summaries went from \(before) to \(after)")
  }

  func testANewFormStartsAfresh() async {
    let host = ViewHost(Renewal())
    host.toggle("Private")
    host.tap("Next album")
    XCTAssertEqual(
      summaries(on: host), ["Public: "], "a form with a new identity should have a new draft")
  }

  func testTypingRunsNoBodyTwice() async {
    let host = ViewHost(Desk())
    host.resetCounts()
    host.type("Sea", into: "Title")
    XCTAssertEqual(
      host.counts.filter { $0.value > 1 }.map { "\($0.key) ×\($0.value)" }.sorted(), [],
      "one text was typed, and bodies ran more than once: a second copy has to be kept in step")
  }

  func testAFlipRunsOnlyTheSummary() async {
    let host = ViewHost(Desk())
    host.resetCounts()
    host.toggle("Private")
    XCTAssertEqual(
      host.counts.map { "\($0.key) ×\($0.value)" }.sorted(), ["Summary ×1"],
      "a flip of the switch: Summary reads isPrivate, and whoever else ran keeps a copy of it")
  }

  func testTheFormKeepsItsParts() async {
    let host = ViewHost(AlbumForm(heading: "New album"))
    XCTAssertTrue(
      host.bodyCount(of: TitleField.self) >= 1 && host.bodyCount(of: Summary.self) >= 1,
      "AlbumForm should show its TitleField and its Summary: mend them, keep them")
    XCTAssertFalse(
      (Draft() as Any) is any ObservableObject,
      "do not go back to ObservableObject: an @Observable draft has a $ for its owner, too")
  }

  private func summaries(on host: ViewHost) -> [String] {
    host.text.filter { $0.hasPrefix("Private:") || $0.hasPrefix("Public:") }
  }

  /// How the form holds its draft, in the words of the type; only for a message.
  private var holder: String {
    let types = Mirror(reflecting: AlbumForm(heading: "")).children.map { "\(type(of: $0.value))" }
    return types.first { $0.contains("Draft") } ?? "something else"
  }
}

/// Hands one draft to a field, then another.
private struct Exchange: View {
  let first: Draft
  let second: Draft
  @State private var isSecond = false

  var body: some View {
    VStack {
      Button("Other draft") { isSecond = true }
      TitleField(draft: isSecond ? second : first)
    }
  }
}

/// Gives its form a new identity at each tap.
private struct Renewal: View {
  @State private var number = 0

  var body: some View {
    VStack {
      Button("Next album") { number += 1 }
      AlbumForm(heading: "New album").id(number)
    }
  }
}
