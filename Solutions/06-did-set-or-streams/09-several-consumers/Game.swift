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
    // One stream for each loop: loops that share one are told some changes twice.
    let counts = Observations<Int, Never>.untilFinished { [dice] in
      dice.isAway ? .finish : .next(dice.rolls.count)
    }
    Task { [dice] in
      var noted = max(0, dice.rolls.count - 1)
      for await count in counts {
        sheet.notes += dice.rolls[noted..<count]
        noted = count
      }
      // A roll of the very last go has no element of its own: in its place came the end.
      sheet.notes += dice.rolls.dropFirst(noted)
      sheet.isClosed = true
    }
    return sheet
  }
}
