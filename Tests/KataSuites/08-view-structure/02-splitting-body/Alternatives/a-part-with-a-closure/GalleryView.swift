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

/// Calls its builder in a body of its own.
struct Part<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}

struct GalleryView: View {
  @Bindable var model: GalleryModel

  var body: some View {
    VStack {
      Part { header }
      Part { searchField }
      Part { results }
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
