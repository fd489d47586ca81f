import SwiftUI

@Observable
final class GalleryModel {
  let titles = (1...12).map { "Wallpaper \($0)" }
  var likes = 0
  var searchText = ""

  var found: [String] {
    searchText.isEmpty ? titles : titles.filter { $0.hasSuffix(" " + searchText) }
  }
}

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    VStack {
      HeaderView(model: model)
      SearchField(model: model)
      ResultsView(model: model)
    }
  }
}

struct HeaderView: View {
  let model: GalleryModel
  @State private var likes = 0

  var body: some View {
    HStack {
      Text("Likes: \(likes)")
      Button("Like") { likes += 1 }
    }
  }
}

struct SearchField: View {
  @Bindable var model: GalleryModel

  var body: some View {
    TextField("Search", text: $model.searchText)
  }
}

struct ResultsView: View {
  let model: GalleryModel

  var body: some View {
    ForEach(model.found, id: \.self) { title in
      Text(title)
    }
  }
}
