import SwiftUI

@Observable
final class Photo: Identifiable {
  let title: String
  var isFavorite = false

  init(_ title: String) { self.title = title }
}

@Observable
final class Store {
  let photos: [Photo]

  init(_ titles: [String]) { photos = titles.map { Photo($0) } }

  func found(_ prefix: String) -> [Photo] {
    photos.filter { prefix.isEmpty || $0.title.hasPrefix(prefix) }
  }
}

struct HomeView: View {
  let first: Store
  let second: Store
  @State private var isSwitched = false

  var body: some View {
    let store = isSwitched ? second : first
    VStack {
      Button("Switch") { isSwitched.toggle() }
      Button("Clear") { store.photos.forEach { $0.isFavorite = false } }
      GalleryView(store: store)
    }
  }
}

struct GalleryView: View {
  let store: Store
  @State private var text = ""

  var body: some View {
    TextField("Search", text: $text)
    ForEach(store.found(text)) { RowView(photo: $0) }
  }
}

struct RowView: View {
  let photo: Photo

  var body: some View {
    Text("\(photo.isFavorite ? "♥" : "♡") \(photo.title)")
    Button("Favourite \(photo.title)") { photo.isFavorite.toggle() }
  }
}
