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
  @State private var photos: [Photo]
  @State private var searchText = ""

  init(store: Store) {
    _photos = State(initialValue: store.photos)
  }

  private var found: [Photo] {
    photos.filter { searchText.isEmpty || $0.title.hasPrefix(searchText) }
  }

  var body: some View {
    TextField("Search", text: $searchText)
    ForEach(found) { photo in
      RowView(photo: photo)
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
