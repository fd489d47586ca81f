import SwiftUI

/// What a market stall has taken. Only the main actor writes here, often both in one go.
@Observable
final class Till: @unchecked Sendable {
  var cash = 0
  var cards = 0

  @MainActor var total: Int { cash + cards }
  @MainActor var totals: Observations<Int, Never> { Observations { self.total } }
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
    let totals = till.totals
    showing = Task.detached(priority: .utility) {
      for await total in totals { sign.show(total) }
    }
  }

  deinit {
    showing.cancel()
  }
}
