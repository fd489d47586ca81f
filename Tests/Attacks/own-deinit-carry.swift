import SwiftUI

final class Memory: @unchecked Sendable {
  static let shared = Memory()
  var left = 0
}

struct Step: Equatable {
  var from: Int
  var to: Int
}

@Observable final class Counter {
  private(set) var count = 0
  private(set) var history: [Step] = []

  init() { count = Memory.shared.left }
  deinit { Memory.shared.left = count + 1 }

  func increment() {}

  func reset() {}
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
