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
  // TODO: A player, a center and a timer know the radio, and none of them ever forgets it.
  var delegate: (any PlayerDelegate)?

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

  init(center: any Center) {
    player.delegate = self
    token = center.addObserver(forName: Self.interrupted, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { self.isPaused = true }
    }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      MainActor.assumeIsolated { self.seconds += 1 }
    }
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
