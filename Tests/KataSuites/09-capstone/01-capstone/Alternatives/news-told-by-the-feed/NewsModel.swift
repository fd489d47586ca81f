import SwiftUI

@MainActor
@Observable
final class NewsModel {
  private(set) var headline = ""

  init(feed: Feed) {
    feed.listen { [weak self] in self?.headline = "New: \($0)" }
  }
}
