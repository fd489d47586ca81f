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
    Task { [dice] in
      var noted = max(0, dice.rolls.count - 1)
      while !dice.isAway {
        let count = dice.rolls.count
        if count > noted { sheet.notes += dice.rolls[noted..<count] }
        noted = count
        try? await Task.sleep(for: .milliseconds(5))
      }
      sheet.notes += dice.rolls.dropFirst(noted)
      sheet.isClosed = true
    }
    return sheet
  }
}
