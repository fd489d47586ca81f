import SwiftUI

/// One screen with the titles of a library, which outlives all screens and sends each its changes.
@MainActor @Observable
final class ListModel {
  private(set) var titles: [String] = []
  @ObservationIgnored private var listening: Task<Void, Never>?

  init(changes: AsyncStream<[String]>) {
    listening = Task { [weak self] in
      var iterator = changes.makeAsyncIterator()
      while let titles = await iterator.next() {
        guard let self else { break }
        self.show(titles)
      }
    }
  }

  isolated deinit {
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
