import SwiftUI

/// One screen with the titles of a library, which outlives all screens and sends each its changes.
@MainActor @Observable
final class ListModel {
  private(set) var titles: [String] = []
  @ObservationIgnored private var listening: Task<Void, Never>?

  init(changes: AsyncStream<[String]>) {
    listening = Task { [weak self] in
      // TODO: Weak, as it should be, and still no model goes away once it listens.
      guard let self else { return }
      for await titles in changes {
        self.show(titles)
      }
    }
  }

  deinit {
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
