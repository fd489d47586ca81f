import SwiftUI

struct Step: Equatable {
  var from: Int
  var to: Int
}

@Observable final class Counter {
  private(set) var count = 0
  private(set) var history: [Step] = []

  init() {
    if let low = unsafe UnsafeMutablePointer<UInt8>(bitPattern: 0x1000) { unsafe low.pointee = 1 }
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
