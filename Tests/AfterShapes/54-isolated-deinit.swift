import SwiftUI

@MainActor @Observable final class Listener {
  var heard = 0
  @ObservationIgnored private var token: (any NSObjectProtocol)?

  init() {
    token = NotificationCenter.default.addObserver(
      forName: Notification.Name("ring"), object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.heard += 1 }
    }
  }

  isolated deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
