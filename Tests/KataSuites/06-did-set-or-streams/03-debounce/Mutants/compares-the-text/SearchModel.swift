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
  var query = "" {
    didSet { askAfterAPause() }
  }
  private(set) var results: [String] = []
  @ObservationIgnored private let index: SearchIndex
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private var asked: String?

  init(index: SearchIndex, clock: any Clock<Duration> = ContinuousClock()) {
    self.index = index
    self.clock = clock
  }

  private func askAfterAPause() {
    Task { [weak self, clock, query] in
      try? await clock.sleep(for: .milliseconds(300))
      guard self?.query == query else { return }
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
