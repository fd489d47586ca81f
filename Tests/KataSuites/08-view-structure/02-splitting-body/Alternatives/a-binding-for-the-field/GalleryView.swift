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
    Header(model: model)
    Field(text: $model.searchText)
    Results(model: model)
  }

  struct Header: View {
    let model: GalleryModel
    var body: some View {
      VStack {
        Text("Likes: \(model.likes)")
        Button("Like") { model.likes += 1 }
      }
    }
  }

  struct Field: View {
    @Binding var text: String
    var body: some View { TextField("Search", text: $text) }
  }

  struct Results: View {
    var model: GalleryModel
    var body: some View {
      List(model.found, id: \.self) { Text($0) }
    }
  }
}
