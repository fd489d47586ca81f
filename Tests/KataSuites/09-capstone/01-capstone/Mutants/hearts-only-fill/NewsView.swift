import SwiftUI

struct NewsView: View {
  @State private var model: NewsModel

  init(feed: Feed) {
    _model = State(initialValue: NewsModel(feed: feed))
  }

  var body: some View { Text(model.headline) }
}
