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
    var noted = max(0, dice.rolls.count - 1)
    let states = Observations { [dice] in (rolls: dice.rolls, isAway: dice.isAway) }
    Task {
      for await state in states {
        sheet.notes += state.rolls.dropFirst(noted)
        noted = state.rolls.count
        if state.isAway { break }
      }
      sheet.isClosed = true
    }
    return sheet
  }
}
