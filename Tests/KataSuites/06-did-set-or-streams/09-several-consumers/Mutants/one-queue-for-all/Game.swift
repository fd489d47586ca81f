import SwiftUI

@MainActor @Observable
final class Dice {
  private(set) var rolls: [Int] = []
  private(set) var isAway = false

  func roll(_ number: Int) {
    rolls.append(number)
  }

  func putAway() {
    isAway = true
  }
}

/// What one player writes down; closed when the game is over.
@MainActor @Observable
final class Sheet {
  var notes: [Int] = []
  var isClosed = false
}

@MainActor
final class Game {
  private let rolls: AsyncStream<Int>
  private let feeding: Task<Void, Never>

  init(_ dice: Dice) {
    let (rolls, continuation) = AsyncStream.makeStream(of: Int.self)
    self.rolls = rolls
    feeding = Task {
      let counts = Observations<Int, Never>.untilFinished {
        dice.isAway ? .finish : .next(dice.rolls.count)
      }
      var noted = max(0, dice.rolls.count - 1)
      for await count in counts {
        for roll in dice.rolls[noted..<count] { continuation.yield(roll) }
        noted = count
      }
      for roll in dice.rolls.dropFirst(noted) { continuation.yield(roll) }
      continuation.finish()
    }
  }

  /// A new player, who notes the roll that lies on the table, and each one that follows.
  func join() -> Sheet {
    let sheet = Sheet()
    Task { [rolls] in
      for await roll in rolls { sheet.notes.append(roll) }
      sheet.isClosed = true
    }
    return sheet
  }
}
