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
    showing = Task.detached {
      var shown: Int?
      while !Task.isCancelled {
        let total = await MainActor.run { till.cash + till.cards }
        if total != shown {
          shown = total
          sign.show(total)
        }
        try? await Task.sleep(for: .milliseconds(5))
      }
    }
  }

  deinit {
    showing.cancel()
  }
}
