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
}

struct HomeView: View {
  let first: Store
  let second: Store
  @State private var isSwitched = false
  @State private var text = ""

  var body: some View {
    let store = isSwitched ? second : first
    VStack {
      Button("Switch") { isSwitched.toggle() }
      Button("Clear") { store.photos.forEach { $0.isFavorite = false } }
      TextField("Search", text: $text)
      GalleryView(photos: store.photos, prefix: text)
    }
  }
}

struct GalleryView: View {
  let photos: [Photo]
  let prefix: String

  var body: some View {
    ForEach(photos) { photo in
      if prefix.isEmpty || photo.title.hasPrefix(prefix) { RowView(photo: photo) }
    }
  }
}

struct RowView: View {
  let photo: Photo

  var body: some View {
    Text("\(photo.isFavorite ? "♥" : "♡") \(photo.title)")
    Button("Favourite \(photo.title)") { photo.isFavorite.toggle() }
  }
}
