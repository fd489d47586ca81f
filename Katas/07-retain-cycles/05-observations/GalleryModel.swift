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
    // TODO: This saves well, but once it runs, neither the model nor the task ever goes away.
    saving = Task { [weak self] in
      guard let self else { return }
      for await text in Observations({ self.searchText }).dropFirst() {
        self.store.save(text)
      }
    }
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
