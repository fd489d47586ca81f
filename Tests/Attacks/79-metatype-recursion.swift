import SwiftUI

struct Step: Equatable {
  var from: Int
  var to: Int
}

@Observable final class Counter {
  private(set) var count = 0
  private(set) var history: [Step] = []

  func increment() {
    Counter.deep(0, 0)
  }

  func reset() {}
}

extension Counter {
  static func deep<Value>(_ depth: Int, _ value: Value) { deep(depth + 1, (value, value)) }
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
