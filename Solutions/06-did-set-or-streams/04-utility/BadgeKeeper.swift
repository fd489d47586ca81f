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
  }

  private func showCount() {
    // What is read in the first closure is what is listened to: the count, and not the title.
    withObservationTracking {
      icon.show(inbox.unread)
    } onChange: { [weak self] in
      // It is called once, and before the value is set. So the new one is read a moment later, and
      // reading it listens again. Weak already here: the inbox keeps this closure.
      Task { @MainActor in self?.showCount() }
    }
  }
}
