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
  private var sheets: [Sheet] = []

  init(_ dice: Dice) {
    self.dice = dice
    let start = dice.rolls.count
    let counts = Observations<Int, Never>.untilFinished {
      dice.isAway ? .finish : .next(dice.rolls.count)
    }
    Task { [weak self] in
      var dealt = start
      for await count in counts {
        self?.deal(dice.rolls[dealt..<count])
        dealt = count
      }
      self?.deal(dice.rolls[dealt...])
      for sheet in self?.sheets ?? [] { sheet.isClosed = true }
    }
  }

  private func deal(_ rolls: ArraySlice<Int>) {
    for sheet in sheets { sheet.notes += rolls }
  }

  /// A new player, who notes the roll that lies on the table, and each one that follows.
  func join() -> Sheet {
    let sheet = Sheet()
    if let roll = dice.rolls.last { sheet.notes.append(roll) }
    sheet.isClosed = dice.isAway
    if !sheet.isClosed { sheets.append(sheet) }
    return sheet
  }
}
