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
      Header(model: model)
      SearchField(model: model)
      Results(model: model)
    }
  }
}

struct Header: View {
  let model: GalleryModel
  @State private var likes = 0

  var body: some View {
    HStack {
      Text("Likes: \(likes)")
      Button("Like") {
        likes += 1; model.likes = likes
      }
    }
  }
}

struct SearchField: View {
  let model: GalleryModel
  @State private var text = ""

  var body: some View {
    TextField("Search", text: $text)
      .onChange(of: text) { model.searchText = text }
  }
}

struct Results: View {
  let model: GalleryModel

  var body: some View {
    ForEach(model.found, id: \.self) { Text($0) }
  }
}
