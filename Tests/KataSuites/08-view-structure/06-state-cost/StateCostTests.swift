import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class StateCostTests: XCTestCase {
  func testASongIsHeardBeforeTheFirstTick() async {
    let host = await mounted()
    await play("Autumn", on: host)
    XCTAssertTrue(
      host.text.contains("Playing: Autumn"),
      "the station played, and the player on the screen does not show it: \(host.text)")
  }

  func testASongIsHeardAfterATick() async {
    let host = await mounted()
    host.tap("Tick")
    await host.settle()
    await play("Winter", on: host)
    XCTAssertTrue(
      host.text.contains("Playing: Winter"),
      """
      after a tick the station plays to a player that nobody sees: the last one to sign on is not \
      the one on the screen, which shows \(host.text)
      """)
  }

  func testTicksSignNobodyOn() async {
    let host = await mounted()
    let before = Station.shared.signOns
    for _ in 1...5 { host.tap("Tick") }
    await host.settle()
    let more = Station.shared.signOns - before
    XCTAssertEqual(
      more, 0, "five ticks signed on \(more) more players, and the screen shows one of them all")
  }

  func testTheStationPlaysToTheLastThatSignedOn() async {
    let host = await mounted()
    let second = Player()
    Station.shared.signOn(second)
    Station.shared.play("Rain")
    XCTAssertEqual(
      second.song, "Rain",
      "a second player signed on, and the station turned it away: Station should stay as it was")
    host.unmount()
  }

  func testTheScreenNeedsOnePlayer() async {
    let before = Station.shared.signOns
    let host = await mounted()
    await host.settle()
    XCTAssertEqual(
      Station.shared.signOns - before, 1, "one screen with one player should sign on once")
  }

  func testATickRunsNoPlayerView() async {
    let host = await mounted()
    host.resetCounts()
    host.tap("Tick")
    let causes = host.evaluations.filter { $0.view == "PlayerView" }.map(\.cause)
    XCTAssertEqual(
      host.bodyCount(of: PlayerView.self), 0,
      """
      a tick ran PlayerView.body although its player did not change (\
      \(causes.joined(separator: ", ")) changed): the new value of the view differs from the last
      """)
  }

  func testTheVolumeStaysAtATick() async {
    let host = await mounted()
    host.tap("Louder")
    host.tap("Tick")
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Volume: 6"),
      "the volume was 6 before the tick; now the screen reads \(host.text)")
  }

  func testTheVolumeStaysWhenTheScreenIsMadeAnew() async {
    let host = ViewHost(Around())
    await host.settle()
    host.tap("Louder")
    host.tap("Around")
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Volume: 6"),
      """
      the view around the screen ran, so there is a new HomeView value, and the volume of 6 is \
      gone: the screen reads \(host.text)
      """)
  }

  func testTheTicksAreCounted() async {
    let host = await mounted()
    host.tap("Tick")
    host.tap("Tick")
    XCTAssertTrue(
      host.text.contains("Ticks: 2"), "the clock ticked twice; the screen reads \(host.text)")
  }

  func testTwoScreensHaveTwoPlayers() async {
    let host = ViewHost(
      VStack {
        HomeView()
        HomeView()
      })
    await host.settle()
    host.tap("Louder", occurrence: 0)
    let volumes = host.text.filter { $0.hasPrefix("Volume") }.sorted()
    XCTAssertEqual(
      volumes, ["Volume: 5", "Volume: 6"],
      "each screen should have a player of its own; one was made louder")
  }

  func testThePlayerIsStillObservable() async {
    XCTAssertFalse(
      (Player() as Any) is any ObservableObject,
      "do not go back to ObservableObject: there is a way with @State")
  }

  private func mounted() async -> ViewHost {
    let host = ViewHost(HomeView())
    await host.settle()
    return host
  }

  private func play(_ song: String, on host: ViewHost) async {
    Station.shared.play(song)
    await host.settle()
  }
}

/// A view around the screen, which makes a new value of it at each tap.
private struct Around: View {
  @State private var taps = 0

  var body: some View {
    VStack {
      Button("Around") { taps += 1 }
      Text("\(taps) taps around")
      HomeView()
    }
  }
}
