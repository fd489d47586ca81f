import Combine
import SwiftUI

@MainActor @Observable
final class Inbox: ObservableObject {
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
  private var subscription: AnyCancellable?

  init(inbox: Inbox, icon: AppIcon) {
    self.inbox = inbox
    self.icon = icon
    showCount()
    subscription = inbox.objectWillChange
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.showCount() }
  }

  private func showCount() {
    icon.show(inbox.unread)
  }
}
