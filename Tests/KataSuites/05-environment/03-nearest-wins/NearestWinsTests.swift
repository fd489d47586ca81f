import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class NearestWinsTests: XCTestCase {
  func testTheStudioShowsItsOwnTheme() async {
    let host = ViewHost(Studio())
    XCTAssertEqual(
      line("Studio", on: host), "light",
      "the studio starts with its light theme; the screen reads \(host.text)")
  }

  func testTheCanvasShowsTheDraft() async {
    let host = ViewHost(Studio())
    XCTAssertEqual(
      line("Canvas", on: host), "dark",
      """
      the canvas should find the draft, and it found another theme: of two offers of one type the \
      nearest one above it wins; the screen reads \(host.text)
      """)
  }

  func testPaperHasNoTheme() async {
    let host = ViewHost(Studio())
    let found = line("Paper", on: host)
    let whose = found == line("Studio", on: host) ? "the studio's theme" : "a theme of its own"
    XCTAssertEqual(
      found, "plain",
      "the paper found \(whose), where it should find none; the screen reads \(host.text)")
    host.tap("Next theme")
    XCTAssertEqual(
      line("Paper", on: host), "plain",
      "the studio's next theme reached the paper, which has none; the screen reads \(host.text)")
  }

  func testThePaneComparesTheStudiosThemeWithTheDraft() async {
    let host = ViewHost(Studio())
    XCTAssertEqual(
      line("Compare", on: host), "light, dark",
      """
      DraftPane compares the theme of the studio with the draft, so it has to find the studio's \
      own; the screen reads \(host.text)
      """)
  }

  func testBothThemesOutliveTheNextValueOfTheStudio() async {
    let host = ViewHost(Parent())
    host.tap("Next draft")
    host.tap("Next theme")
    host.tap("Next theme")
    host.tap("Next theme")
    host.tap("Next theme")
    let before = line("Compare", on: host)
    host.tap("Run again")
    XCTAssertEqual(
      line("Compare", on: host), before,
      """
      the view around the studio ran again, and a theme began afresh: the studio has to own both, \
      as before; the screen reads \(host.text)
      """)
  }

  func testNobodyFindsAThirdTheme() async {
    let made = MadeObjects(of: Theme.self)
    let host = ViewHost(Studio())
    host.tap("Next theme")
    host.tap("Next draft")
    let names = made.alive.map(\.name)
    XCTAssertLessThanOrEqual(
      names.count, 2,
      """
      there are the studio's theme and its draft, and a third object was made: \(names). A copy is \
      another theme, and one called "plain" is a theme, too
      """)
  }

  func testANewDraftChangesTheCanvasOnly() async {
    let host = ViewHost(Studio())
    host.tap("Next draft")
    XCTAssertEqual(
      line("Canvas", on: host), "sepia",
      "the draft got another name, and the canvas does not follow; the screen reads \(host.text)")
    XCTAssertEqual(
      line("Studio", on: host), "light",
      "only the draft was changed, and the studio changed too; the screen reads \(host.text)")
    XCTAssertEqual(
      line("Compare", on: host), "light, sepia",
      """
      the draft is sepia now and the studio's theme is still light, and DraftPane should compare \
      those two; the screen reads \(host.text)
      """)
  }

  func testANewThemeLeavesTheDraftAlone() async {
    let host = ViewHost(Studio())
    host.tap("Next theme")
    host.tap("Next theme")
    XCTAssertEqual(
      line("Canvas", on: host), "dark",
      "the studio got another theme, and the draft changed with it; the screen reads \(host.text)")
    XCTAssertEqual(
      line("Compare", on: host), "sepia, dark",
      "the studio got another theme, and DraftPane does not follow; the screen reads \(host.text)")
    XCTAssertEqual(
      line("Studio", on: host), "sepia",
      "Next theme was tapped twice: the studio should be sepia; the screen reads \(host.text)")
  }

  func testAUsedDraftBecomesTheThemeOfTheStudio() async {
    let host = ViewHost(Studio())
    host.tap("Use the draft")
    XCTAssertEqual(
      line("Studio", on: host), "dark",
      "the draft was used at once, and the studio does not show it; the screen reads \(host.text)")
    host.tap("Next draft")
    host.tap("Use the draft")
    XCTAssertEqual(
      line("Studio", on: host), "sepia",
      "the draft was used, and the studio does not show it; the screen reads \(host.text)")
    host.tap("Next draft")
    XCTAssertEqual(
      line("Studio", on: host), "sepia",
      """
      a used draft was changed once more, and the studio changed with it: they are two themes; \
      the screen reads \(host.text)
      """)
  }

  func testTheThemeLinesStillFindTheirThemes() async {
    let host = ViewHost(Studio())
    XCTAssertEqual(
      host.bodyCount(of: ThemeLine.self), 3,
      "Studio, Canvas and Paper should each show their theme by one ThemeLine, as before")
    let line = ViewHost(ThemeLine(place: "Wall").environment(Theme("sepia")))
    XCTAssertEqual(line.text, ["Wall: sepia"], "ThemeLine should show the theme that it finds")
    XCTAssertEqual(
      ViewHost(ThemeLine(place: "Paper").environment(Theme("sepia"))).text, ["Paper: sepia"],
      "ThemeLine should show the theme that it finds, whatever its place is called")
  }

  /// What stands behind `place: ` on the screen.
  private func line(_ place: String, on host: ViewHost) -> String {
    let line = host.text.first { $0.hasPrefix("\(place): ") } ?? "\(place): nothing"
    return String(line.dropFirst(place.count + 2))
  }
}

/// Makes a new `Studio` value at each tap.
private struct Parent: View {
  @State private var runs = 0

  var body: some View {
    VStack {
      Text("Runs: \(runs)")
      Button("Run again") { runs += 1 }
      Studio()
    }
  }
}
