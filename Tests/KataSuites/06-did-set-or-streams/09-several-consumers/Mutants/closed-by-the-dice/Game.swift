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
    for act in acts { act() }
  }

  @ObservationIgnored private var acts: [() -> Void] = []

  /// Runs when the dice is away, at once if it is.
  func whenAway(_ act: @escaping () -> Void) {
    acts.append(act)
    if isAway { act() }
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
    let counts = Observations { [dice] in dice.rolls.count }
    dice.whenAway { sheet.isClosed = true }
    Task { [dice] in
      var noted = max(0, dice.rolls.count - 1)
      for await count in counts {
        sheet.notes += dice.rolls[noted..<count]
        noted = count
      }
    }
    return sheet
  }
}
