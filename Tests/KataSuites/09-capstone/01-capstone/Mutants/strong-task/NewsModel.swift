import SwiftUI

@MainActor
@Observable
final class NewsModel {
  var headline = ""

  init(feed: Feed) {
    Task {
      for await latest in Observations({ feed.latest }) { self.headline = "New: \(latest)" }
    }
  }
}
