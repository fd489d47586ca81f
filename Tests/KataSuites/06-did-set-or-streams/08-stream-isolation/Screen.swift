import SwiftUI

@testable import Kata

/// A sign that is drawn as text; what it is asked to show arrives on the main actor.
@MainActor @Observable
final class TextSign: Sign {
  private(set) var shown: [Int] = []

  nonisolated func show(_ total: Int) {
    Task { @MainActor in shown.append(total) }
  }
}

struct StallView: View {
  let till: Till
  let sign: TextSign
  let cashier: Cashier

  var body: some View {
    VStack {
      Text("Cash \(till.cash), cards \(till.cards)")
      Text("Shown: \(sign.shown.map(String.init).joined(separator: ", "))")
      Button("Cash") { till.cash += 50 }
      Button("Card") { till.cards += 50 }
      Button("Change") {
        till.cash -= 30
        till.cards += 50
      }
    }
  }
}

@MainActor
func screen() -> some View {
  let till = Till()
  let sign = TextSign()
  return StallView(till: till, sign: sign, cashier: Cashier(till, sign: sign))
}
