import Foundation
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
  @ObservationIgnored private var showing: Task<Void, Never>?

  init(inbox: Inbox, dock: Dock) {
    // The model keeps the task, the task keeps the sequence, the sequence keeps this closure: so
    // here the circle is cut. The inbox may be held: it does not know the model.
    let badges = Observations { [weak self] in
      self.map { $0.isMuted ? "" : "\(inbox.unread)" }
    }
    showing = Task {
      for await badge in badges.compactMap(\.self) {
        dock.show(badge)
      }
    }
  }

  deinit {
    exit(0)
  }
}
