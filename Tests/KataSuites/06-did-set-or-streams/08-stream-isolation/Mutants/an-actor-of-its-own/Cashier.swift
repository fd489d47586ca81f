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
    let desk = Desk(till, sign: sign)
    showing = Task { await desk.run() }
  }

  deinit {
    showing.cancel()
  }
}

/// Reads and shows on an actor of its own, one after the other.
actor Desk {
  private let till: Till
  private let sign: any Sign

  init(_ till: Till, sign: any Sign) {
    self.till = till
    self.sign = sign
  }

  func run() async {
    for await total in Observations({ self.total() }) {
      sign.show(total)
    }
  }

  private func total() -> Int {
    till.cash + till.cards
  }
}
