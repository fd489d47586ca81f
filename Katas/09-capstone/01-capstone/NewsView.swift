import SwiftUI

struct NewsView: View {
  let feed: Feed
  @State private var model: NewsModel?

  var body: some View {
    VStack {
      if let model { Headline(model: model) }
    }
    .onAppear {
      if model == nil { model = NewsModel(feed: feed) }
    }
  }
}

struct Headline: View {
  @ObservedObject var model: NewsModel

  var body: some View { Text(model.headline) }
}
