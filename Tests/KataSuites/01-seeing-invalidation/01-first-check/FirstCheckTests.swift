import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class FirstCheckTests: XCTestCase {
  func testTheHeartStartsEmpty() async {
    let host = ViewHost(WallpaperCell(number: 3))
    XCTAssertTrue(
      hearts(on: host) == "♡" && title(of: 3, on: host) != nil,
      "nobody has tapped yet: the card should read ♡ Wallpaper 3; the screen reads \(host.text)")
  }

  func testATapFillsTheHeart() async {
    let host = ViewHost(WallpaperCell(number: 3))
    host.tap("Favourite 3")
    XCTAssertTrue(
      hearts(on: host) == "♥" && title(of: 3, on: host) != nil,
      "after a tap the card should read ♥ Wallpaper 3; the screen reads \(host.text)")
  }

  func testASecondTapEmptiesTheHeart() async {
    let host = ViewHost(WallpaperCell(number: 3))
    host.tap("Favourite 3")
    host.tap("Favourite 3")
    XCTAssertTrue(
      hearts(on: host) == "♡",
      "the second tap should take the heart back; the screen reads \(host.text)")
  }

  func testEveryNumberHasAHeartThatAnswers() async {
    for number in [1, 2, 58] {
      let host = ViewHost(WallpaperCell(number: number))
      host.tap("Favourite \(number)")
      guard hearts(on: host) == "♥" && title(of: number, on: host) != nil else {
        return XCTFail(
          """
          after a tap card \(number) should read ♥ Wallpaper \(number), as any other card; \
          the screen reads \(host.text)
          """)
      }
    }
  }

  func testEachCardKeepsItsOwnHeart() async {
    let host = ViewHost(
      VStack {
        WallpaperCell(number: 1)
        WallpaperCell(number: 2)
      })
    let before = host.text.filter { $0.contains("Wallpaper 2") }
    host.tap("Favourite 1")
    let after = host.text.filter { $0.contains("Wallpaper 2") }
    XCTAssertEqual(
      before, after,
      "a tap on card 1 should leave the heart of card 2 alone; the screen reads \(host.text)")
    XCTAssertEqual(
      hearts(on: host).count, 2,
      "two cards should show two hearts, one each; the screen reads \(host.text)")
  }

  func testTheHeartOutlivesAnotherRunOfTheScreen() async {
    let host = ViewHost(Wall(), skipsEqualValues: false)
    host.tap("Favourite 1")
    let tapped = hearts(on: host)
    host.tap("Run again")
    XCTAssertFalse(
      tapped == "♥" && hearts(on: host) == "♡",
      """
      the screen around the card ran again, which made a new WallpaperCell value, and the heart \
      was lost with the old one
      """)
  }

  func testATapRunsAtMostOneBody() async {
    let host = ViewHost(
      VStack {
        WallpaperCell(number: 1)
        WallpaperCell(number: 2)
      })
    host.resetCounts()
    host.tap("Favourite 1")
    let count = host.bodyCount(of: WallpaperCell.self)
    XCTAssertLessThanOrEqual(
      count, 1, "a tap on one heart ran WallpaperCell.body \(count) times; 1 is enough")
  }

  /// Every heart on the screen, in order; one card should show one, not both.
  private func hearts(on host: ViewHost) -> String {
    host.text.joined().filter { "♥♡".contains($0) }
  }

  private func title(of number: Int, on host: ViewHost) -> String? {
    host.text.first { $0.hasSuffix("Wallpaper \(number)") }
  }
}

/// Makes a new cell at each tap, as any screen may.
private struct Wall: View {
  @State private var runs = 0

  var body: some View {
    Button("Run again") { runs += 1 }
    Text("Runs \(runs)")
    WallpaperCell(number: 1)
  }
}
