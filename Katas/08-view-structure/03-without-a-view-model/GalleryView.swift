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

@Observable
final class GalleryViewModel {
  struct Row: Identifiable {
    let id: String
    var isFavorite: Bool
  }
  private let store: Store
  private(set) var rows: [Row]
  var searchText = ""
  var found: [Row] { rows.filter { searchText.isEmpty || $0.id.hasPrefix(searchText) } }

  init(store: Store) {
    self.store = store
    rows = store.photos.map { Row(id: $0.title, isFavorite: $0.isFavorite) }
  }

  func toggle(_ id: String) {
    guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
    rows[index].isFavorite.toggle()
    store.photos[index].isFavorite = rows[index].isFavorite
  }
}

struct GalleryView: View {
  // TODO: The view model copies what the store knows, and then the two disagree.
  @State private var viewModel: GalleryViewModel

  init(store: Store) {
    _viewModel = State(initialValue: GalleryViewModel(store: store))
  }

  var body: some View {
    TextField("Search", text: $viewModel.searchText)
    ForEach(viewModel.found) { row in
      RowView(row: row) { viewModel.toggle(row.id) }
    }
  }
}

struct RowView: View {
  let row: GalleryViewModel.Row
  let toggle: () -> Void

  var body: some View {
    Text("\(row.isFavorite ? "♥" : "♡") \(row.id)")
    Button("Favourite \(row.id)") { toggle() }
  }
}
