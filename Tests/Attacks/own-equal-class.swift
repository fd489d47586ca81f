import SwiftUI
class Base: Equatable { static func == (a: Base, b: Base) -> Bool { type(of: a) == type(of: b) } }
final class Step: Base { init(from: Int, to: Int) {} }
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
