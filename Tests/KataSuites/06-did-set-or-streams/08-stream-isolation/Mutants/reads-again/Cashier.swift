import SwiftUI

/// What a market stall has taken. Only the main actor writes here, often both in one go.
@Observable
final class Till: @unchecked Sendable {
  var cash = 0
  var cards = 0
}

/// Electronic paper: each total that it shows takes its time.
protocol Sign: Sendable {
  func show(_ total: Int)
}

/// Shows what a till holds on a sign, until it goes itself.
@MainActor
final class Cashier {
  private let showing: Task<Void, Never>

  init(_ till: Till, sign: any Sign) {
    showing = Task.detached {
      for await _ in Observations({ till.cash + till.cards }) {
        let total = await MainActor.run { till.cash + till.cards }
        sign.show(total)
      }
    }
  }

  deinit {
    showing.cancel()
  }
}
