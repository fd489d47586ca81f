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
  /// No default value: then the assignment in `init` is the first one, and no `didSet` runs for it.
  var searchText: String {
    didSet {
      // `didSet` runs for equal values, too, even though no view is told about those.
      guard searchText.lowercased() != oldValue.lowercased() else { return }
      store.save(searchText)
    }
  }
  @ObservationIgnored private let store: SearchStore

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
    }
  }
}
