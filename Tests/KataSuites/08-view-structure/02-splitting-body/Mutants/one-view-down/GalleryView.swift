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
    GalleryContent(model: model)
  }
}

struct GalleryContent: View {
  @Bindable var model: GalleryModel

  var body: some View {
    VStack {
      header
      searchField
      results
    }
  }

  private var header: some View {
    HStack {
      Text("Likes: \(model.likes)")
      Button("Like") { model.likes += 1 }
    }
  }

  private var searchField: some View {
    TextField("Search", text: $model.searchText)
  }

  private var results: some View {
    ForEach(model.found, id: \.self) { title in
      Text(title)
    }
  }
}
