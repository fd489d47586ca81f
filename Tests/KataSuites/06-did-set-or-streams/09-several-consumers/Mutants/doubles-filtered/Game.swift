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
  private let rolls: Observations<Int?, Never>

  init(_ dice: Dice) {
    self.dice = dice
    rolls = Observations.untilFinished { dice.isAway ? .finish : .next(dice.rolls.last) }
  }

  /// A new player, who notes the roll that lies on the table, and each one that follows.
  func join() -> Sheet {
    let sheet = Sheet()
    Task { [dice, rolls] in
      var last: Int?
      for await roll in rolls {
        guard let roll, roll != last else { continue }
        last = roll
        sheet.notes.append(roll)
      }
      if let roll = dice.rolls.last, roll != last { sheet.notes.append(roll) }
      sheet.isClosed = true
    }
    return sheet
  }
}
