import Foundation
import SwiftUI

/// What a market stall has taken. Only the main actor writes here, often both in one go.
@Observable
final class Till: @unchecked Sendable {
  @ObservationIgnored private let lock = NSLock()
  @ObservationIgnored private var cashInside = 0
  @ObservationIgnored private var cardsInside = 0

  var cash: Int {
    get {
      access(keyPath: \.cash)
      return lock.withLock { cashInside }
    }
    set {
      withMutation(keyPath: \.cash) { lock.withLock { cashInside = newValue } }
    }
  }
  var cards: Int {
    get {
      access(keyPath: \.cards)
      return lock.withLock { cardsInside }
    }
    set {
      withMutation(keyPath: \.cards) { lock.withLock { cardsInside = newValue } }
    }
  }
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
      for await total in Observations({ till.cash + till.cards }) {
        sign.show(total)
      }
    }
  }

  deinit {
    showing.cancel()
  }
}
