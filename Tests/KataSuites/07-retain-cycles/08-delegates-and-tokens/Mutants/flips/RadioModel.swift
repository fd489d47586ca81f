import SwiftUI

/// What this app uses of `NotificationCenter`, so that a test can bring its own.
protocol Center: AnyObject {
  func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol
  func removeObserver(_ observer: Any)
}
extension NotificationCenter: Center {}

@MainActor
protocol PlayerDelegate: AnyObject {
  func playerDidEnd(_ song: String)
}

@MainActor
final class Player {
  // Somebody else keeps the delegate; the player only calls it.
  weak var delegate: (any PlayerDelegate)?

  func end(_ song: String) { delegate?.playerDidEnd(song) }
}

@MainActor @Observable
final class RadioModel: PlayerDelegate {
  static nonisolated let interrupted = Notification.Name("interrupted")
  private(set) var played: [String] = []
  private(set) var isPaused = false
  private(set) var seconds = 0
  let player = Player()
  @ObservationIgnored private var token: (any NSObjectProtocol)?
  @ObservationIgnored private var timer: Timer?
  @ObservationIgnored private let center: any Center

  init(center: any Center) {
    self.center = center
    player.delegate = self
    // The center keeps this block, not the token: forgetting the token removes nothing.
    token = center.addObserver(forName: Self.interrupted, object: nil, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.isPaused.toggle() }
    }
    // The run loop keeps the timer, and the timer its block, until somebody invalidates it.
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.seconds += 1 }
    }
  }

  // Isolated: neither a token nor a timer may leave the main actor.
  isolated deinit {
    if let token { center.removeObserver(token) }
    timer?.invalidate()
  }

  func playerDidEnd(_ song: String) { played.append(song) }
}

struct RadioView: View {
  let model: RadioModel

  var body: some View {
    VStack {
      Text("\(model.seconds) s")
      Text(model.isPaused ? "paused" : "on air")
      ForEach(model.played, id: \.self) { Text($0) }
    }
  }
}
