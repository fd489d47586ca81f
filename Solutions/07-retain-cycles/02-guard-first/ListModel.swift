import SwiftUI

/// One screen with the titles of a library, which outlives all screens and sends each its changes.
@MainActor @Observable
final class ListModel {
  private(set) var titles: [String] = []
  @ObservationIgnored private var listening: Task<Void, Never>?

  init(changes: AsyncStream<[String]>) {
    listening = Task { [weak self] in
      for await titles in changes {
        // Strong for one round only. In front of the loop it would hold the model as long as the
        // loop waits, and the loop waits as long as the model keeps its task.
        guard let self else { return }
        self.show(titles)
      }
    }
  }

  deinit {
    // While it waits, the loop asks nobody whether the model is still there.
    listening?.cancel()
  }

  private func show(_ titles: [String]) {
    self.titles = titles.sorted()
  }
}

struct ListScreen: View {
  let model: ListModel

  var body: some View {
    ForEach(model.titles, id: \.self) { Text($0) }
  }
}
