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

  /// Reads nothing of the model, it only hands the reference on; so no change of it runs this body.
  var body: some View {
    VStack {
      HeaderView(model: model)
      SearchField(model: model)
      ResultsView(model: model)
    }
  }
}

/// A type of its own is a boundary: what its body reads is its own dependency and nobody else's.
struct HeaderView: View {
  let model: GalleryModel

  var body: some View {
    HStack {
      Text("Likes: \(model.likes)")
      Button("Like") { model.likes += 1 }
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

  private var found: [String] {
    model.titles.filter { model.searchText.isEmpty || $0.contains(model.searchText) }
  }

  var body: some View {
    ForEach(found, id: \.self) { title in
      Text(title)
    }
  }
}
