import SwiftUI

@MainActor
@Observable
final class NewsModel {
  var headline = ""
  @ObservationIgnored let feed: Feed

  init(feed: Feed) { self.feed = feed }
}
