import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class UtilityTests: XCTestCase {
  private let inbox = Inbox()
  private let icon = AppIcon()

  func testTheBadgeIsThereFromTheStart() async {
    inbox.unread = 3
    await withKeeper {
      await wait { icon.badge == 3 }
      XCTAssertEqual(icon.badge, 3, "three mails were unread from the start; \(shown)")
    }
  }

  func testTheStartIsShownOnce() async {
    inbox.unread = 3
    await withKeeper {
      await wait { icon.badge == 3 }
      await turns(5)
      XCTAssertLessThan(
        icon.badges.count, 2,
        "nothing has changed since the keeper was made, and the badge was set again; \(shown)")
    }
  }

  func testAChangeRightAfterTheStartArrives() async {
    let keeper = BadgeKeeper(inbox: inbox, icon: icon)
    inbox.unread = 4
    await wait { icon.badge == 4 }
    XCTAssertEqual(
      icon.badge, 4, "4 mails came right after the keeper was made, and were missed; \(shown)")
    withExtendedLifetime(keeper) {}
  }

  func testTheFirstChangeArrives() async {
    await withKeeper {
      inbox.unread = 4
      await wait { icon.badge == 4 }
      if icon.badges.count > 1 {
        XCTAssertEqual(
          icon.badge, 4, "0 became 4, and the badge is the count before the change; \(shown)")
      } else {
        XCTAssertEqual(icon.badge, 4, "0 became 4, and the badge has not moved; \(shown)")
      }
    }
  }

  func testTheSecondChangeArrives() async {
    await withKeeper {
      for count in [1, 2, 0] {
        inbox.unread = count
        await wait { icon.badge == count }
        guard icon.badge != count else { continue }
        XCTFail(
          count == 1
            ? "0 became 1, and the badge did not follow; \(shown)"
            : "the badge no longer follows after the second change; \(shown)")
        return
      }
    }
  }

  func testAManyFoldChangeEndsAtTheLastCount() async {
    await withKeeper {
      for _ in 1...3 {
        for _ in 1...3 { inbox.unread += 1 }
        await wait { icon.badge == inbox.unread }
        XCTAssertEqual(
          icon.badge, inbox.unread,
          "three mails came at once, \(inbox.unread) are unread now; \(shown)")
      }
    }
  }

  func testNobodyAsksWhileNothingChanges() async {
    await withKeeper {
      let isAsked = await isReadAtRest { [inbox] in inbox.unread += 1 }
      XCTAssertFalse(
        isAsked,
        "unread was read again and again, while nothing changed: a keeper should wait to be told")
    }
  }

  func testTheTitleMovesNoBadge() async {
    await withKeeper {
      let before = icon.badges.count
      inbox.title = "Work"
      await turns(20)
      inbox.title = "Home"
      await turns(20)
      XCTAssertEqual(
        icon.badges.count, before, "only the title changed, and the badge was set again; \(shown)")
      inbox.unread = 5
      await wait { icon.badge == 5 }
      XCTAssertEqual(icon.badge, 5, "after two new titles 0 became 5; \(shown)")
    }
  }

  func testEveryKeeperFollows() async {
    let other = AppIcon()
    await withKeeper {
      let second = BadgeKeeper(inbox: inbox, icon: other)
      await turns(10)
      inbox.unread = 4
      await wait { icon.badge == 4 && other.badge == 4 }
      // When nobody follows, other tests say so.
      XCTAssertTrue(
        (icon.badge == 4) == (other.badge == 4),
        "an inbox has two keepers, 4 are unread, and only one of two badges followed: "
          + "\(icon.badges) and \(other.badges)")
      withExtendedLifetime(second) {}
    }
  }

  func testAKeeperThatIsGoneShowsNothing() async {
    weak var kept: BadgeKeeper?
    await assertReleased {
      let keeper = BadgeKeeper(inbox: self.inbox, icon: self.icon)
      kept = keeper
      await self.turns(10)
      self.inbox.unread = 1
      await self.wait { self.icon.badge == 1 }
      return keeper
    }
    // One that is still there may well go on.
    guard kept == nil else { return }
    let before = icon.badges.count
    inbox.unread = 2
    await turns(20)
    inbox.unread = 3
    await turns(20)
    XCTAssertEqual(
      icon.badges.count, before, "the keeper is gone, and the badge went on following; \(shown)")
  }

  func testTheInboxIsOnlyObservable() async {
    XCTAssertFalse(
      (inbox as Any) is any ObservableObject,
      """
      Inbox is an ObservableObject as well: that compiles, but without @Published nobody sends \\
      objectWillChange any more
      """)
  }

  private var shown: String { "the badges were, one after the other, \(icon.badges)" }

  /// Runs while a keeper lives that has had the time to start whatever it starts.
  private func withKeeper(_ run: () async -> Void) async {
    let keeper = BadgeKeeper(inbox: inbox, icon: icon)
    await turns(10)
    await run()
    withExtendedLifetime(keeper) {}
  }

  /// Gives other tasks their turn until the condition holds, a hundred times at most, and twice more.
  private func wait(until condition: () -> Bool) async {
    for _ in 1...100 where !condition() { await Turn.one() }
    await turns(2)
  }

  private func turns(_ count: Int) async {
    for _ in 1...count { await Turn.one() }
  }
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
