import SwiftUI
protocol Same: Equatable {}
extension Same { static func == (a: Self, b: Self) -> Bool { "\(a)" == "\(a)" } }
struct Step: Same { var from: Int; var to: Int }
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
