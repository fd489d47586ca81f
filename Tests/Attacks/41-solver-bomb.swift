import SwiftUI

struct Step: Equatable {
  var from: Int
  var to: Int
}

@Observable final class Counter {
  private(set) var count = 0
  private(set) var history: [Step] = []

  func increment() {
    history.append(Step(from: count, to: count + 1))
    count += 1
  }

  func reset() {
    count = 0
    history = []
  }
}

let bomb = [1, 2.0, 3].map { $0 * 2 + 1.5 - Double(3) / 4 }.reduce(0) { $0 + $1 * 2 - 3 + 4 * 5 / 6 - 7 } + [1, 2, 3].map { -$0 + 4 * 5 - 6 + "7" }.reduce(0, +) * 2 - 1 + 3 * -4

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
