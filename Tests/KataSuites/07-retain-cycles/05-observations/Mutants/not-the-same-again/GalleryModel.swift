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
    // The sequence keeps its closure, and the task keeps the sequence: so the closure may not keep
    // the model. A weak capture makes the elements optional; `compactMap` takes that back.
    let texts = Observations { [weak self] in self?.searchText }
      .compactMap(\.self)
      .dropFirst()
    saving = Task { [weak self] in
      for await text in texts {
        // Strong only for one round. Before the loop, it would last as long as the loop.
        guard let self else { return }
        if text != self.store.saves.last { self.store.save(text) }
      }
    }
  }

  deinit {
    // No change comes from an object that is gone: without this the loop would wait for ever.
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
