import SwiftUI

final class Ghost { var value = 2 }
final class Medium {
  unowned(unsafe) let ghost: Ghost
  init(_ ghost: Ghost) { self.ghost = ghost }
}

struct Step: Equatable {
  var from: Int
  var to: Int
}

@Observable final class Counter {
  private(set) var count = 0
  private(set) var history: [Step] = []

  func increment() {
    count = Medium(Ghost()).ghost.value
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
