import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class SeveralConsumersTests: XCTestCase {
  private let dice = Dice()
  private lazy var game = Game(dice)

  func testEachOfThreePlayersNotesEachRollOnce() async {
    let sheets = [game.join(), game.join(), game.join()]
    await turns(10)
    await roll([1, 2, 3, 4, 5, 6], for: sheets)
    for notes in sheets.map(\.notes) where notes != [1, 2, 3, 4, 5, 6] {
      XCTFail(
        notes.count > 6
          ? "1 to 6 were rolled for three players, and one noted some rolls twice: \(notes)"
          : "1 to 6 were rolled for three players, and one missed rolls: \(notes)")
      return
    }
  }

  func testEqualRollsAreNotedToo() async {
    let sheet = await player()
    await roll([3, 3, 5], for: [sheet])
    XCTAssertEqual(
      sheet.notes, [3, 3, 5],
      "3, once more 3, and 5 are three rolls, each with time for it; noted was \(sheet.notes)")
  }

  func testALatePlayerBeginsWithTheRollOnTheTable() async {
    for number in [1, 2, 3] { dice.roll(number) }
    let sheet = await player()
    XCTAssertEqual(
      sheet.notes, [3],
      sheet.notes.isEmpty
        ? "3 lay on the table when the player came, and was not noted"
        : "1 and 2 were over when the player came, and 3 lay there; noted was \(sheet.notes)")
    await roll([4], for: [sheet])
    XCTAssertEqual(sheet.notes.last, 4, "4 came later; noted was \(sheet.notes)")
  }

  func testASheetStaysOpenUntilTheDiceIsAway() async {
    let sheet = await player()
    XCTAssertFalse(
      sheet.isClosed, "nothing has been rolled yet, and the sheet is closed: nobody ended the game")
  }

  func testEverySheetIsClosedWhenTheDiceIsAway() async {
    let sheets = [game.join(), game.join()]
    await turns(10)
    dice.roll(2)
    await turns(3)
    dice.putAway()
    await wait { sheets.allSatisfy(\.isClosed) }
    let open = sheets.count { !$0.isClosed }
    XCTAssertEqual(open, 0, "the dice is away, and \(open) of two sheets are still open")
    let late = game.join()
    await wait { late.isClosed }
    XCTAssertTrue(late.isClosed, "the dice was away when the player came, and his sheet is open")
  }

  func testARollOfTheVeryLastGoCountsToo() async {
    let sheet = await player()
    await roll([2], for: [sheet])
    dice.roll(6)
    dice.putAway()
    await wait { sheet.notes.last == 6 }
    XCTAssertEqual(
      sheet.notes, [2, 6],
      "6 was rolled and the dice put away in one go: 6 counts; noted was \(sheet.notes)")
  }

  func testNobodyAsksWhileNothingChanges() async {
    let sheet = await player()
    let isAsked = await isReadAtRest { [dice] in dice.roll(3) }
    XCTAssertFalse(
      isAsked,
      "the rolls were read again and again, while nothing changed: a loop should wait to be told")
    withExtendedLifetime(sheet) {}
  }

  func testPuttingTheDiceAwayIsNoRoll() async {
    let sheet = await player()
    await roll([2, 6], for: [sheet])
    dice.putAway()
    await turns(10)
    XCTAssertEqual(
      sheet.notes, [2, 6],
      "2 and 6 were rolled, and then the dice was put away; noted was \(sheet.notes)")
  }

  func testTheLoopsEndWithTheGame() async {
    weak var probe: TaskProbe?
    do {
      let living = TaskProbe()
      probe = living
      // A task keeps the task-local values of the place where it was made until it ends.
      let sheet = TaskProbe.$current.withValue(living) { game.join() }
      await turns(10)
      await roll([4], for: [sheet])
      dice.putAway()
    }
    await wait { probe == nil }
    XCTAssertNil(probe, "the dice is away, and a loop still waits for the next roll")
  }

  /// A player who has sat down.
  private func player() async -> Sheet {
    let sheet = game.join()
    await turns(10)
    return sheet
  }

  /// Rolls one number after the other, and gives everybody the time to note it.
  private func roll(_ numbers: [Int], for sheets: [Sheet]) async {
    for number in numbers {
      let before = sheets.map(\.notes.count)
      dice.roll(number)
      await wait { zip(sheets, before).allSatisfy { $0.notes.count > $1 } }
    }
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
