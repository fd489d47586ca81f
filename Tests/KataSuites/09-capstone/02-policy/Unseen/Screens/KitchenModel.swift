import SwiftUI

/// Says when a dish is done.
@MainActor
protocol OvenDelegate: AnyObject {
  func ovenDidEnd()
}

/// Bakes one dish after the other.
@MainActor
final class Oven {
  var delegate: (any OvenDelegate)?
}

/// The kitchen, with an oven and a clock.
@MainActor
@Observable
final class KitchenModel: OvenDelegate {
  private(set) var minutes = 0
  private(set) var dishes = 0
  @ObservationIgnored private let oven = Oven()
  @ObservationIgnored private var timer: Timer?
  @ObservationIgnored private var token: (any NSObjectProtocol)?

  init() {
    oven.delegate = self
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in
      MainActor.assumeIsolated { self.minutes += 1 }
    }
    token = NotificationCenter.default.addObserver(
      forName: Notification.Name("closing"), object: nil, queue: .main
    ) { _ in
      MainActor.assumeIsolated { self.dishes = 0 }
    }
  }

  func ovenDidEnd() { dishes += 1 }
}
