import SwiftUI

/// The unread mail of the app; it outlives every window.
@MainActor @Observable
final class Inbox {
  var unread = 0
}

/// The icon of the app, with a badge.
@MainActor
final class Dock {
  private(set) var badges: [String] = []

  func show(_ badge: String) {
    badges.append(badge)
  }
}

/// Belongs to a window: what it shows on the icon while the window is open.
@MainActor @Observable
final class BadgeModel {
  var isMuted = false
  private let inbox: Inbox
  private let dock: Dock

  init(inbox: Inbox, dock: Dock) {
    self.inbox = inbox
    self.dock = dock
    listen()
  }

  private func listen() {
    let badge = withObservationTracking {
      isMuted ? "" : "\(inbox.unread)"
    } onChange: { [weak self] in
      Task { @MainActor in self?.listen() }
    }
    dock.show(badge)
  }
}
