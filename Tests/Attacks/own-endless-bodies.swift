import SwiftUI

struct Step: Equatable {
  var from: Int
  var to: Int
}

@Observable final class Counter {
  private(set) var count = 0
  private(set) var history: [Step] = []

  private(set) var looks = 0
  func look() { looks = looks + 1 }

  func increment() {
    history.append(Step(from: count, to: count + 1))
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
    let _ = counter.look()
    VStack {
      Text("Count: \(counter.count)")
      Button("Add") { counter.increment() }
      Button("Reset") { counter.reset() }
    }
  }
}
