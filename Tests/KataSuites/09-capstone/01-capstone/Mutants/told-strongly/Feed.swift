import SwiftUI

/// Says which wallpaper is new today, and tells whoever listens.
@MainActor
@Observable
final class Feed {
  var latest = "Lake" {
    didSet { for listener in listeners { listener(latest) } }
  }
  @ObservationIgnored private var listeners: [(String) -> Void] = []

  func listen(_ listener: @escaping (String) -> Void) {
    listeners.append(listener)
    listener(latest)
  }
}
