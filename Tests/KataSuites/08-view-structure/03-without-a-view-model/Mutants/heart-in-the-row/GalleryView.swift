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
  let store: Store
  @State private var searchText = ""

  private var found: [Photo] {
    store.photos.filter { searchText.isEmpty || $0.title.hasPrefix(searchText) }
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
  @State private var isFavorite = false

  var body: some View {
    Text("\(isFavorite ? "♥" : "♡") \(photo.title)")
    Button("Favourite \(photo.title)") { isFavorite.toggle() }
  }
}
