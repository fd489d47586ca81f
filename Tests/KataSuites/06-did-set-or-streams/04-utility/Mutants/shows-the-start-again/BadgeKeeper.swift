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
  private let icon: AppIcon
  private var following: Task<Void, Never>?

  init(inbox: Inbox, icon: AppIcon) {
    self.icon = icon
    icon.show(inbox.unread)
    let counts = Observations { [weak inbox] in inbox?.unread }.compactMap(\.self)
    following = Task { [weak self] in
      for await count in counts { self?.icon.show(count) }
    }
  }

  deinit {
    following?.cancel()
  }
}
