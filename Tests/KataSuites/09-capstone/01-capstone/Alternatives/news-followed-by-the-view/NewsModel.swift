import SwiftUI

@MainActor
@Observable
final class NewsModel {
  private(set) var headline: String
  @ObservationIgnored private let feed: Feed

  init(feed: Feed) {
    self.feed = feed
    headline = "New: \(feed.latest)"
  }

  /// Goes on until the task that called it is cancelled.
  func follow() async {
    for await latest in Observations({ [feed] in feed.latest }) {
      headline = "New: \(latest)"
    }
  }
}
