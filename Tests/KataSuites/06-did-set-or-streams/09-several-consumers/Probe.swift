import KataTesting
import SwiftUI

@testable import Kata

/// The game, which stays as long as its screen, and players who join late.
@MainActor
func probe() -> Probe {
  Probe { probe in
    let dice = Dice()
    let game = Game(dice)
    var late: [Sheet] = []
    probe.act("somebody joins") { if !dice.isAway { late.append(game.join()) } }
    probe.value("late players") {
      late.map { "\($0.notes)\($0.isClosed ? " closed" : "")" }.joined(separator: ", ")
    }
    return GameView(dice: dice, sheets: [game.join(), game.join()])
  }
}
