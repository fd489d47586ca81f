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
  @Bindable var model: GalleryModel

  var body: some View {
    VStack {
      HeaderView(likes: model.likes) { model.likes += 1 }
      TextField("Search", text: $model.searchText)
      ResultsView(titles: model.found)
    }
  }
}

struct HeaderView: View {
  let likes: Int
  let like: () -> Void

  var body: some View {
    HStack {
      Text("Likes: \(likes)")
      Button("Like") { like() }
    }
  }
}

struct ResultsView: View {
  let titles: [String]

  var body: some View {
    ForEach(titles, id: \.self) { title in
      Text(title)
    }
  }
}
