import SwiftUI

/// Remembers what was searched for; the newest comes last.
final class SearchStore {
  private(set) var saves: [String]

  init(saves: [String] = []) {
    self.saves = saves
  }

  func save(_ text: String) {
    saves.append(text)
  }
}

@Observable
final class GalleryModel {
  var searchText: String
  @ObservationIgnored fileprivate let store: SearchStore

  init(store: SearchStore) {
    self.store = store
    searchText = store.saves.last ?? ""
  }
}

struct SearchView: View {
  @Bindable var model: GalleryModel

  var body: some View {
    VStack {
      TextField("Search", text: $model.searchText)
      Text("Results for \(model.searchText)")
        .onChange(of: model.searchText) { model.store.save(model.searchText) }
    }
  }
}
