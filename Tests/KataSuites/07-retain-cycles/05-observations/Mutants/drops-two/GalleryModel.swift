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
  var searchText = ""
  @ObservationIgnored private let store: SearchStore
  @ObservationIgnored private var saving: Task<Void, Never>?

  init(store: SearchStore) {
    self.store = store
    let texts = Observations { [weak self] in self?.searchText }.compactMap(\.self).dropFirst(2)
    saving = Task { [weak self] in
      for await text in texts { self?.store.save(text) }
    }
  }

  deinit {
    saving?.cancel()
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
