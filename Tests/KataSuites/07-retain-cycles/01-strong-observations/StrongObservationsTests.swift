import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class StrongObservationsTests: XCTestCase {
  private let inbox = Inbox()
  private let dock = Dock()

  func testTheFirstBadgeIsShown() async {
    inbox.unread = 4
    let model = await model()
    XCTAssertEqual(
      dock.badges.last, "4",
      "4 were unread when the window opened; the icon was told \(dock.badges)")
    withExtendedLifetime(model) {}
  }

  func testTheBadgeFollowsTheInbox() async {
    let model = await model()
    for unread in [1, 2, 5] {
      inbox.unread = unread
      await wait { dock.badges.last == "\(unread)" }
    }
    XCTAssertEqual(
      Array(dock.badges.suffix(3)), ["1", "2", "5"],
      "1, then 2, then 5 were unread; the icon was told \(dock.badges)")
    withExtendedLifetime(model) {}
  }

  func testMutingClearsTheBadge() async {
    inbox.unread = 3
    let model = await model()
    model.isMuted = true
    await wait { dock.badges.last == "" }
    XCTAssertEqual(
      dock.badges.last, "",
      "the window was muted, and the badge stayed until something else changed; the icon was "
        + "told \(dock.badges)")
    model.isMuted = false
    await wait { dock.badges.last == "3" }
    XCTAssertEqual(
      dock.badges.last, "3", "it is not muted any more; the icon was told \(dock.badges)")
  }

  func testAMutedWindowStaysQuiet() async {
    let model = await model()
    model.isMuted = true
    await turns(5)
    inbox.unread = 8
    await turns(10)
    XCTAssertFalse(
      dock.badges.contains("8"),
      "mail came while the window was muted, and the icon was told \(dock.badges)")
  }

  func testTheModelIsReleased() async {
    await assertReleased {
      let model = await self.model()
      self.inbox.unread += 1
      await self.turns(5)
      return model
    }
  }

  func testTheLoopEndsWithTheModel() async {
    let probe = await probeOfAGoneModel()
    await wait { probe.task == nil }
    XCTAssertNil(
      probe.task, "the last reference to the model is gone, and its loop still waits for mail")
  }

  func testNobodyHearsOfMailForAClosedWindow() async {
    let probe = await probeOfAGoneModel()
    let before = dock.badges.count
    inbox.unread += 7
    await wait { probe.task == nil }
    XCTAssertEqual(
      dock.badges.count, before,
      "mail came for a closed window, and the icon was told \(dock.badges)")
    XCTAssertNil(
      probe.task, "mail came for a closed window, and its loop still goes round, for nobody")
  }

  func testTwoWindowsAreMutedEachForItself() async {
    let first = await model()
    let secondDock = Dock()
    let second = BadgeModel(inbox: inbox, dock: secondDock)
    await wait { !secondDock.badges.isEmpty }
    first.isMuted = true
    await turns(5)
    inbox.unread = 6
    await wait { secondDock.badges.last == "6" }
    XCTAssertEqual(
      secondDock.badges.last, "6",
      "the first window is muted, the second is not; its icon was told \(secondDock.badges)")
    withExtendedLifetime(second) {}
  }

  /// A model that has shown its first badge.
  private func model() async -> BadgeModel {
    let model = BadgeModel(inbox: inbox, dock: dock)
    await wait { !dock.badges.isEmpty }
    return model
  }

  /// What still holds the task of a model that nobody holds any more.
  private func probeOfAGoneModel() async -> Probe {
    let probe = Probe()
    do {
      let living = TaskProbe()
      probe.task = living
      // A task keeps the task-local values of the place where it was made until it ends.
      let model = TaskProbe.$current.withValue(living) { BadgeModel(inbox: inbox, dock: dock) }
      await wait { !dock.badges.isEmpty }
      withExtendedLifetime(model) {}
    }
    await turns(5)
    return probe
  }

  /// Gives other tasks their turn until the condition holds, sixty times at most, and thrice more.
  private func wait(until condition: () -> Bool) async {
    for _ in 1...60 where !condition() { await Turn.one() }
    await turns(3)
  }

  private func turns(_ count: Int) async {
    for _ in 1...count { await Turn.one() }
  }
}

/// Kept alive by every task that was made while it was the current one.
private final class TaskProbe: Sendable {
  @TaskLocal static var current: TaskProbe?
}

@MainActor
private final class Probe {
  weak var task: TaskProbe?
}

/// Measures waiting in turns instead of seconds, so that a busy machine needs no longer limit.
@MainActor @Observable
private final class Turn {
  private var count = 0

  /// Returns when a stream has begun, delivered and ended, and the pool had a thread to spare.
  static func one() async {
    let turn = Turn()
    let loop = Task {
      for await count in Observations({ turn.count }) where count > 0 { return }
    }
    await Task.yield()
    await Task.detached(priority: .background) {}.value
    try? await Task.sleep(for: .milliseconds(1))
    turn.count += 1
    await loop.value
  }
}
