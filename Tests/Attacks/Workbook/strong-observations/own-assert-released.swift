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
    let badges = Observations { self.isMuted ? "" : "\(inbox.unread)" }
    showing = Task {
      for await badge in badges {
        dock.show(badge)
      }
    }
  }

  deinit {
    showing?.cancel()
  }
}

@MainActor func assertReleased(
  _ make: @MainActor () async throws -> AnyObject, file: StaticString = #filePath,
  line: UInt = #line
) async {}
