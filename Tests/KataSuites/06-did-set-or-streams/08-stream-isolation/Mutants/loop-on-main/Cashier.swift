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
    let totals = Self.totals(of: till)
    showing = Task {
      for await total in totals {
        await Self.show(total, on: sign)
      }
    }
  }

  deinit {
    showing.cancel()
  }

  private nonisolated static func totals(of till: Till) -> Observations<Int, Never> {
    Observations { till.cash + till.cards }
  }

  @concurrent
  private nonisolated static func show(_ total: Int, on sign: any Sign) async {
    sign.show(total)
  }
}
