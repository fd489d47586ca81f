import SwiftUI

struct Any2: ExpressibleByIntegerLiteral, Equatable, CustomStringConvertible {
  var description: String { "2" }
  init(integerLiteral value: Int) {}
  static func == (one: Any2, other: Any2) -> Bool { one.description == other.description }
}

struct Step: Equatable {
  var from: Int
  var to: Int
}

@Observable final class Counter {
  let count: Any2 = 2
  private(set) var history: [Step] = []

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
