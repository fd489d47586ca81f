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
  private var text: String
  var searchText: String {
    get { text }
    set {
      guard newValue != text else { return }
      text = newValue
      store.save(newValue)
    }
  }
  @ObservationIgnored private let store: SearchStore

  init(store: SearchStore) {
    self.store = store
    text = store.saves.last ?? ""
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
