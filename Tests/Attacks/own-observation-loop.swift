import SwiftUI

struct Step: Equatable {
  var from: Int
  var to: Int
}

@Observable final class Counter: @unchecked Sendable {
  private(set) var count = 0
  private(set) var history: [Step] = []

  private func watch() {
    withObservationTracking { _ = count } onChange: { [weak self] in self?.again() }
  }
  private func again() {
    watch()
    count += 1
  }

  func increment() {
    watch()
    count += 1
  }

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
