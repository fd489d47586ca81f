import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class PrintChangesTests: XCTestCase {
  func testATickShowsItsPosition() async {
    let host = ViewHost(PlayerScreen(player: Player()))
    host.resetCounts()
    host.tap("Tick")
    XCTAssertTrue(
      host.text.contains("Tick 1") && host.text.contains("5 s"),
      "after one tick the screen should read Tick 1 and 5 s; it reads \(host.text)")
    XCTAssertEqual(
      host.bodyCount(of: PositionLine.self), 1,
      "PositionLine shows the position, so a tick should run it once")
    XCTAssertLessThanOrEqual(
      host.bodyCount(of: PlayerScreen.self), 1, "a tick should run PlayerScreen once at most")
  }

  func testATickStillCountsWhatWasHeard() async {
    let made = MadeObjects(of: Account.self)
    let host = ViewHost(PlayerScreen(player: Player()))
    host.tap("Tick")
    XCTAssertEqual(
      made.alive.map(\.secondsHeard), [5],
      "after one tick the account should have heard 5 seconds, though no line shows them")
  }

  func testTheCoverDoesNotRunAtATick() async {
    let lines = linesOfTicks("Cover")
    XCTAssertTrue(lines.isEmpty, "two ticks ran Cover, whose title is the same as before: \(lines)")
  }

  func testTheCoverFollowsItsTitle() async {
    let player = Player()
    let host = ViewHost(PlayerScreen(player: player))
    player.title = "Rain"
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Now: Rain"),
      "another title is playing, and Cover does not show it; the screen reads \(host.text)")
  }

  func testTheVolumeDoesNotRunAtATick() async {
    let lines = linesOfTicks("VolumeRow")
    XCTAssertTrue(lines.isEmpty, "two ticks ran VolumeRow, which needs nothing of them: \(lines)")
  }

  func testTheVolumeOutlivesATick() async {
    let host = ViewHost(PlayerScreen(player: Player()))
    host.tap("Louder")
    host.tap("Tick")
    XCTAssertTrue(
      host.text.contains("Volume 6"),
      """
      the volume was 6 before the tick, and now it has started afresh: what became of the \
      identity of VolumeRow? The screen reads \(host.text)
      """)
  }

  func testTheQueueDoesNotRunAtATick() async {
    let lines = linesOfTicks("QueueLine")
    XCTAssertTrue(lines.isEmpty, "two ticks ran QueueLine, whose queue is as before: \(lines)")
  }

  func testTheQueueFollowsWhatIsAdded() async {
    let player = Player()
    let host = ViewHost(PlayerScreen(player: player))
    player.queue.append("Rain")
    await host.settle()
    XCTAssertTrue(
      host.text.contains("3 to come"),
      "a third title was added, and QueueLine does not count it; the screen reads \(host.text)")
  }

  func testTheAccountDoesNotRunAtATick() async {
    let lines = linesOfTicks("AccountLine")
    XCTAssertTrue(lines.isEmpty, "two ticks ran AccountLine, whose name is as before: \(lines)")
  }

  func testTheAccountFollowsItsName() async {
    let host = ViewHost(PlayerScreen(player: Player()))
    host.tap("Tick")
    host.tap("Sign out")
    XCTAssertTrue(
      host.text.contains("Heard by Guest"),
      "Sign out was tapped, and AccountLine does not show it; the screen reads \(host.text)")
  }

  func testTheAccountFollowsANameFromElsewhere() async {
    let made = MadeObjects(of: Account.self)
    let host = ViewHost(PlayerScreen(player: Player()))
    made.alive.first?.name = "Noa"
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Heard by Noa"),
      """
      the account got another name, not by Sign out, and AccountLine does not show it; the screen \
      reads \(host.text)
      """)
  }

  func testTheAccountOutlivesTheNextValueOfTheScreen() async {
    let host = ViewHost(Parent())
    host.tap("Sign out")
    host.tap("Run again")
    XCTAssertTrue(
      host.text.contains("Heard by Guest"),
      """
      the view around the player ran again, and Guest is signed in as Mika: PlayerScreen has to \
      own the account, as before; the screen reads \(host.text)
      """)
  }

  func testAllLinesAreStillThere() async {
    let host = ViewHost(PlayerScreen(player: Player()))
    for view in ["PositionLine", "Cover", "VolumeRow", "QueueLine", "AccountLine"] {
      XCTAssertTrue(
        host.counts[view, default: 0] >= 1,
        "the first show should run \(view): its line of the screen belongs in it")
    }
    XCTAssertEqual(
      host.text,
      [
        "Tick", "Tick 0", "0 s", "Now: Waves", "Volume 5", "Louder", "2 to come", "Heard by Mika",
        "Sign out",
      ], "the screen should read as before")
  }

  /// What `_printChanges()` says of a view at two ticks.
  private func linesOfTicks(_ view: String) -> [String] {
    let host = ViewHost(PlayerScreen(player: Player()))
    host.resetCounts()
    host.tap("Tick")
    host.tap("Tick")
    return host.evaluations.filter { $0.view == view }.map { "\($0.view): \($0.cause) changed." }
  }
}

/// Makes a new `PlayerScreen` value at each tap.
private struct Parent: View {
  @State private var player = Player()
  @State private var runs = 0

  var body: some View {
    VStack {
      Text("Runs: \(runs)")
      Button("Run again") { runs += 1 }
      PlayerScreen(player: player)
    }
  }
}
