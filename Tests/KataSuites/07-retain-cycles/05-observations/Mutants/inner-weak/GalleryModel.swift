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

  init(store: SearchStore) {
    self.store = store
    listen()
  }

  private func listen() {
    withObservationTracking {
      _ = searchText
    } onChange: {
      Task { @MainActor [weak self] in
        guard let self else { return }
        self.store.save(self.searchText)
        self.listen()
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
