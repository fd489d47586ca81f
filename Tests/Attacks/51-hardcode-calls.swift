import SwiftUI

nonisolated(unsafe) private var reads = 0

struct Step: Equatable {
  var from: Int
  var to: Int
}

@Observable final class Counter {
  var count: Int { [0, 2, 0][min(order, 2)] }
  private(set) var history: [Step] = []

  private var order = 0

  func increment() {
    order = 1
    reads += 1
  }

  func reset() {
    order = 2
  }
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
