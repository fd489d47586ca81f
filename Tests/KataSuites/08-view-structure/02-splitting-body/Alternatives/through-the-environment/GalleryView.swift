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
      LikesLine()
      SearchAndResults()
    }
    .environment(model)
  }
}

struct LikesLine: View {
  @Environment(GalleryModel.self) private var model

  var body: some View {
    HStack {
      Text("Likes: \(model.likes)")
      Button("Like") { model.likes += 1 }
    }
  }
}

struct SearchAndResults: View {
  @Environment(GalleryModel.self) private var model

  var body: some View {
    @Bindable var model = model
    TextField("Search", text: $model.searchText)
    ForEach(model.found, id: \.self) { title in
      Row(title: title)
    }
  }
}

struct Row: View {
  let title: String

  var body: some View { Text(title) }
}
