import SwiftUI

@MainActor @Observable
final class Inbox {
  var title = "Inbox"
  var unread = 0
}

/// The icon of the app; it remembers each badge that it was given.
@MainActor @Observable
final class AppIcon {
  private(set) var badge: Int?
  @ObservationIgnored private(set) var badges: [Int] = []

  func show(_ count: Int) {
    badge = count
    badges.append(count)
  }
}

/// Keeps the badge equal to the count of unread mails, with no view on the screen.
@MainActor
final class BadgeKeeper {
  private let inbox: Inbox
  private let icon: AppIcon

  init(inbox: Inbox, icon: AppIcon) {
    self.inbox = inbox
    self.icon = icon
    showCount()
    Task { [weak self] in
      while self != nil {
        self?.showNewCount()
        try? await Task.sleep(for: .milliseconds(5))
      }
    }
  }

  private func showNewCount() {
    if inbox.unread != icon.badge { showCount() }
  }

  private func showCount() {
    icon.show(inbox.unread)
  }
}
