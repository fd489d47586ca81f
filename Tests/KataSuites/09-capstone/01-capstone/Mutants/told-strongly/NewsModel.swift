import SwiftUI

@MainActor
@Observable
final class NewsModel {
  var headline = ""
  @ObservationIgnored private let feed: Feed

  init(feed: Feed) { self.feed = feed }

  func start() {
    feed.listen { self.headline = "New: \($0)" }
  }
}
