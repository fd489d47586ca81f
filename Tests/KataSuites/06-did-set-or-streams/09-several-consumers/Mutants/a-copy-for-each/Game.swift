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
  private let dice: Dice
  private let counts: Observations<Int, Never>

  init(_ dice: Dice) {
    self.dice = dice
    counts = Observations.untilFinished { dice.isAway ? .finish : .next(dice.rolls.count) }
  }

  /// A new player, who notes the roll that lies on the table, and each one that follows.
  func join() -> Sheet {
    let sheet = Sheet()
    let mine = counts
    Task { [dice] in
      var noted = 0
      for await count in mine where count > 0 {
        sheet.notes.append(dice.rolls[count - 1])
        noted = count
      }
      if dice.rolls.count > noted { sheet.notes.append(dice.rolls[dice.rolls.count - 1]) }
      sheet.isClosed = true
    }
    return sheet
  }
}
