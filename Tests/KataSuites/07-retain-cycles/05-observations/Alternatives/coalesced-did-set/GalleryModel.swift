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
  var searchText = "" { didSet { if searchText != oldValue { schedule() } } }
  @ObservationIgnored private let store: SearchStore
  @ObservationIgnored private var saving: Task<Void, Never>?

  init(store: SearchStore) {
    self.store = store
  }
  private func schedule() {
    saving?.cancel()
    saving = Task { [weak self] in
      guard !Task.isCancelled, let self else { return }
      self.store.save(self.searchText)
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
