import SwiftUI

struct NewsView: View {
  @State private var model: NewsModel

  init(feed: Feed) {
    _model = State(wrappedValue: NewsModel(feed: feed))
  }

  var body: some View {
    Text(model.headline)
      .task { await model.follow() }
  }
}
