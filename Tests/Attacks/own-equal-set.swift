import SwiftUI

struct Step: Hashable {
  var from: Int
  var to: Int
}

@Observable final class Counter {
  private(set) var count = 0
  private(set) var history: Set<Step> = []

  func increment() {
    for _ in 0..<3 { history.insert(Step(from: 0, to: 1)); history.insert(Step(from: 1, to: 2)) }
    count += 1
  }

  func reset() {
    count = 0
    history = []
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
