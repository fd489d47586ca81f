import SwiftUI

/// Remembers what was searched for; the newest comes last.
@MainActor
final class SearchStore {
  private(set) var saves: [String] = []

  func save(_ text: String) {
    saves.append(text)
  }
}

@MainActor @Observable
final class GalleryModel {
  var searchText = "" {
    didSet { store.save(searchText) }
  }
  @ObservationIgnored private let store: SearchStore

  init(store: SearchStore) {
    self.store = store
  }
}

struct SearchView: View {
  @Bindable var model: GalleryModel

  var body: some View {
    VStack {
      TextField("Search", text: $model.searchText)
      Text("Results for \(model.searchText)")
    }
  }
}
