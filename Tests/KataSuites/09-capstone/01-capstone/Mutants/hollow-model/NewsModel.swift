import SwiftUI

@MainActor
@Observable
final class NewsModel {
  let headline = ""

  init(feed: Feed) {}
}
