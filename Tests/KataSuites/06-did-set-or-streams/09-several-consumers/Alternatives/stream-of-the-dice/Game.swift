import SwiftUI

@MainActor @Observable
final class Dice {
  private(set) var rolls: [Int] = []
  private(set) var isAway = false

  func roll(_ number: Int) {
    rolls.append(number)
  }

  /// A new stream for each who asks.
  var counts: Observations<Int, Never> {
    .untilFinished { self.isAway ? .finish : .next(self.rolls.count) }
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
  private let dice: Dice

  init(_ dice: Dice) {
    self.dice = dice
  }

  /// A new player, who notes the roll that lies on the table, and each one that follows.
  func join() -> Sheet {
    let sheet = Sheet()
    let rolls = dice.counts
    Task { [dice] in
      var seen: Int?
      for await count in rolls {
        if count > 0 { sheet.notes.append(dice.rolls[count - 1]) }
        seen = count
      }
      if let seen, seen < dice.rolls.count, let last = dice.rolls.last { sheet.notes.append(last) }
      sheet.isClosed = true
    }
    return sheet
  }
}
