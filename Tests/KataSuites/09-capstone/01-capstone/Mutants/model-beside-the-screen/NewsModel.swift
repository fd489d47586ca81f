import SwiftUI

@MainActor
@Observable
final class NewsModel {
  let headline: String

  init(feed: Feed) { headline = "New: \(feed.latest)" }
}
