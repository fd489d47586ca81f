import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class TheEnvironmentTests: XCTestCase {
  func testTheThemeReachesItsReaders() async {
    let host = ViewHost(AlbumApp())
    await host.settle()
    host.tap("Next theme")
    let follows = host.text.contains("Guest likes it dark")
    let signature = follows ? "Signature does" : "neither does Signature"
    XCTAssertTrue(
      host.text.contains("Theme: dark"),
      """
      ThemeButton changed a theme, and ThemeLine does not show it (\(signature)): both should find \
      the one that AlbumScreen offers; the screen reads \(host.text)
      """)
    XCTAssertTrue(
      host.text.contains("Guest likes it dark"),
      """
      ThemeButton changed a theme, and Signature does not show it: it should find the same one; \
      the screen reads \(host.text)
      """)
  }

  func testTheColumnsReachTheirReader() async {
    let made = MadeObjects(of: Theme.self)
    let host = ViewHost(AlbumApp())
    host.tap("More columns")
    XCTAssertTrue(
      host.text.contains("Columns: 3"),
      "the theme got another column, and no body was told; the screen reads \(host.text)")
    let themes = made.alive.count
    XCTAssertEqual(
      themes, 1,
      "each view below AlbumScreen should find the theme that it offers; there are \(themes) themes"
    )
  }

  func testTheAccountIsStillFound() async {
    let host = ViewHost(AlbumApp())
    host.tap("Sign in")
    XCTAssertTrue(
      host.text.contains { $0.hasPrefix("Mika likes it") },
      "Mika signed in, and Signature should say so; the screen reads \(host.text)")
  }

  func testTheAccountStaysAsItIs() async {
    XCTAssertTrue(
      (Account() as Any) is any ObservableObject,
      """
      Account is no ObservableObject any more, and the other apps that use its package no longer \
      compile: migrate Theme, and let Account be found as before
      """)
  }

  func testTheThemeIsNoObservableObjectAnyMore() async {
    XCTAssertFalse(
      (Theme() as Any) is any ObservableObject,
      """
      Theme still conforms to ObservableObject: the old wrapper and the old modifier compile with \
      it, so the compiler cannot lead you to the places that are left
      """)
  }

  func testANewThemeRunsOnlyItsReaders() async {
    let host = ViewHost(AlbumApp())
    host.resetCounts()
    host.tap("Next theme")
    let strangers = told(
      ["AlbumApp", "AlbumScreen", "Toolbar", "ThemeButton", "ColumnsLine"], on: host)
    XCTAssertEqual(
      strangers, [],
      "a new theme name ran bodies that do not read it; only ThemeLine and Signature do")
  }

  func testARenamedScreenKeepsItsTheme() async {
    let host = ViewHost(AlbumApp())
    host.tap("Next theme")
    let chosen = themes(on: host)
    host.tap("Rename")
    XCTAssertTrue(
      host.text.contains("Favourites"),
      "the screen got another title and does not show it; it reads \(host.text)")
    XCTAssertEqual(
      themes(on: host), chosen,
      """
      AlbumScreen ran again with another title, and its theme started afresh: what is offered has \
      to be owned as well
      """)
  }

  func testTwoScreensHaveTwoThemes() async {
    let host = ViewHost(
      VStack {
        AlbumApp()
        AlbumApp()
      })
    await host.settle()
    let before = themes(on: host)
    host.tap("Next theme", occurrence: 1)
    let after = themes(on: host)
    XCTAssertTrue(
      before.count == 2 && after.count == 2 && before[0] == after[0] && before[1] != after[1],
      """
      the second of two screens got another theme, and the lines changed from \(before) to \
      \(after): each AlbumScreen offers one of its own to the views below it
      """)
  }

  func testTheToolbarStillDrawsItsParts() async {
    let host = ViewHost(AlbumApp())
    for view in ["Toolbar", "ThemeLine", "ThemeButton", "ColumnsLine", "Signature"] {
      XCTAssertTrue(
        host.counts[view, default: 0] >= 1,
        "AlbumScreen no longer shows \(view): mend the view instead of going round it")
    }
  }

  /// Those of the views whose bodies ran, as `Name ×count`.
  private func told(_ views: [String], on host: ViewHost) -> [String] {
    views.compactMap { view in host.counts[view].map { "\(view) ×\($0)" } }
  }

  private func themes(on host: ViewHost) -> [String] {
    host.text.filter { $0.hasPrefix("Theme: ") }
  }
}
