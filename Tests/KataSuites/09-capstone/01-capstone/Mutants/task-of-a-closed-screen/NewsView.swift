import SwiftUI

struct NewsView: View {
  @State private var model: NewsModel

  init(feed: Feed) { _model = State(initialValue: NewsModel(feed: feed)) }

  var body: some View {
    Text(model.headline)
      .onAppear {
        Task {
          for await latest in Observations({ model.feed.latest }) {
            model.headline = "New: \(latest)"
          }
        }
      }
  }
}
