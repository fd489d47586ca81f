import SwiftUI

@MainActor
@Observable
final class NewsModel {
  var headline: String

  init(feed: Feed) { headline = "New: \(feed.latest)" }
}
