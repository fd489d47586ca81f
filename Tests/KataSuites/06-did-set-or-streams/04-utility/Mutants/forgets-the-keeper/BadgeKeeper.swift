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
  init(inbox: Inbox, icon: AppIcon) {
    Self.showCount(of: inbox, on: icon)
  }

  private static func showCount(of inbox: Inbox, on icon: AppIcon) {
    withObservationTracking {
      icon.show(inbox.unread)
    } onChange: { [weak inbox] in
      Task { @MainActor in
        guard let inbox else { return }
        showCount(of: inbox, on: icon)
      }
    }
  }
}
