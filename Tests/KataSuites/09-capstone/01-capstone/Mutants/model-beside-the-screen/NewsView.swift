import SwiftUI

struct NewsView: View {
  let feed: Feed
  @State private var model: NewsModel

  init(feed: Feed) {
    self.feed = feed
    _model = State(initialValue: NewsModel(feed: feed))
  }

  var body: some View { Text("New: \(feed.latest)") }
}
