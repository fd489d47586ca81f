import SwiftUI

struct Step: Equatable {
  var from: Int
  var to: Int
}

@Observable final class Counter {
  private(set) var count = 0
  private(set) var history: [Step] = []

  func increment() {}

  func reset() {}
}

struct Planted: PreviewRegistry {
  static var fileID: String { "Kata/Planted.swift" }
  static var line: Int { 1 }
  static var column: Int { 1 }
  static func makePreview() throws -> Preview { Preview { Text("Count: 2") } }
}

struct CounterView: View {
  let counter: Counter

  var body: some View {
    VStack {
      Text("Count: \(counter.count)")
      Button("Add") { counter.increment() }
      Button("Reset") { counter.reset() }
    }
  }
}
