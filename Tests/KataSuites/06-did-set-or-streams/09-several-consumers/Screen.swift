import SwiftUI

@testable import Kata

struct GameView: View {
  let dice: Dice
  let sheets: [Sheet]

  var body: some View {
    VStack {
      ForEach(sheets.indices, id: \.self) { index in
        SheetLine(name: index == 0 ? "Ada" : "Bea", sheet: sheets[index])
      }
      Button("Roll 3") { dice.roll(3) }
      Button("Roll 6") { dice.roll(6) }
      Button("Put away") { dice.putAway() }
      Button("Roll 6 and put away") {
        dice.roll(6)
        dice.putAway()
      }
    }
  }
}

struct SheetLine: View {
  let name: String
  let sheet: Sheet

  var body: some View {
    let notes = sheet.notes.map(String.init).joined(separator: " ")
    Text("\(name): \(notes)\(sheet.isClosed ? ", closed" : "")")
  }
}

@MainActor
func screen() -> some View {
  let dice = Dice()
  let game = Game(dice)
  return GameView(dice: dice, sheets: [game.join(), game.join()])
}
