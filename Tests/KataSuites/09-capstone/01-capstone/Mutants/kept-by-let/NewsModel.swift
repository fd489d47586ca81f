import SwiftUI

/// Reads the feed when it is asked: there is no subscription that could hold it.
@MainActor
@Observable
final class NewsModel {
  private let feed: Feed

  var headline: String { "New: \(feed.latest)" }

  init(feed: Feed) { self.feed = feed }
}
