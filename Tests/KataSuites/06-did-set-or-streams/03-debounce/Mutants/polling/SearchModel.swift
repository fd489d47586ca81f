import SwiftUI

/// Finds names, and remembers what it was asked; the newest question comes last.
@MainActor
final class SearchIndex {
  private(set) var questions: [String] = []
  private let names = ["moon", "sea", "seagull", "sun"]

  func find(_ query: String) -> [String] {
    questions.append(query)
    return names.filter { $0.hasPrefix(query) }
  }
}

@MainActor @Observable
final class SearchModel {
  var query = ""
  private(set) var results: [String] = []
  @ObservationIgnored private let index: SearchIndex
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private var pause: Task<Void, Never>?
  @ObservationIgnored private var looking: Task<Void, Never>?
  @ObservationIgnored private var asked: String?

  init(index: SearchIndex, clock: any Clock<Duration> = ContinuousClock()) {
    self.index = index
    self.clock = clock
    looking = Task { [weak self] in
      var seen = ""
      while !Task.isCancelled {
        if let query = self?.query, query != seen {
          seen = query
          self?.askAfterAPause()
        }
        try? await Task.sleep(for: .milliseconds(2))
      }
    }
  }

  deinit { looking?.cancel() }

  private func askAfterAPause() {
    pause?.cancel()
    pause = Task { [weak self, clock] in
      guard (try? await clock.sleep(for: .milliseconds(300))) != nil else { return }
      self?.ask()
    }
  }

  private func ask() {
    // Compared after the pause, as `removeDuplicates()` stood behind `debounce`.
    guard query != asked else { return }
    asked = query
    results = index.find(query)
  }
}

struct SearchView: View {
  @Bindable var model: SearchModel

  var body: some View {
    VStack {
      TextField("Search", text: $model.query)
      Text("Found: \(model.results.joined(separator: ", "))")
    }
  }
}
