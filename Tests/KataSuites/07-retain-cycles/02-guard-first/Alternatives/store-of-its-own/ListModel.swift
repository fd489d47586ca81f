import SwiftUI

/// One screen with the titles of a library, which outlives all screens and sends each its changes.
@MainActor @Observable
final class ListModel {
  var titles: [String] { shelf.titles }
  private let shelf = Shelf()
  @ObservationIgnored private var listening: Task<Void, Never>?

  init(changes: AsyncStream<[String]>) {
    listening = Task { [shelf] in
      for await titles in changes { shelf.titles = titles.sorted() }
    }
  }

  deinit {
    listening?.cancel()
  }
}

/// What the loop fills; it does not know the model.
@MainActor @Observable
final class Shelf {
  var titles: [String]

  init(titles: [String] = []) {
    self.titles = titles
  }
}

struct ListScreen: View {
  let model: ListModel

  var body: some View {
    ForEach(model.titles, id: \.self) { Text($0) }
  }
}
