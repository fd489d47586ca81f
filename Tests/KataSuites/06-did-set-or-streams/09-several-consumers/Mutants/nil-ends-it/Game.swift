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

  init(_ dice: Dice) {
    self.dice = dice
  }

  /// A new player, who notes the roll that lies on the table, and each one that follows.
  func join() -> Sheet {
    let sheet = Sheet()
    let rolls = Observations<Int?, Never>.untilFinished { [dice] in
      dice.isAway ? .finish : .next(dice.rolls.last)
    }
    Task { [dice] in
      var noted = 0
      for await roll in rolls {
        guard let roll else { break }
        sheet.notes.append(roll)
        noted = dice.rolls.count
      }
      sheet.notes += dice.rolls.dropFirst(noted)
      sheet.isClosed = true
    }
    return sheet
  }
}
