import SwiftUI

/// What a market stall has taken. Only the main actor writes here, often both in one go.
///
/// On the main actor, not `@unchecked Sendable`: now the compiler refuses a stream that would read
/// from anywhere else.
@MainActor @Observable
final class Till {
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
    // Made here, on the main actor: so it reads here, between two goes, wherever the loop runs.
    let totals = Observations { till.cash + till.cards }
    let desk = Desk(sign: sign)
    showing = Task {
      for await total in totals {
        await desk.show(total)
      }
    }
  }

  deinit {
    showing.cancel()
  }
}

/// Where a slow sign may take its time.
actor Desk {
  private let sign: any Sign

  init(sign: any Sign) {
    self.sign = sign
  }

  func show(_ total: Int) {
    sign.show(total)
  }
}
