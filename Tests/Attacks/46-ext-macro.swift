import SwiftUI

@freestanding(expression)
public macro answer() -> Int = #externalMacro(module: "Answers", type: "AnswerMacro")

struct Step: Equatable {
  var from: Int
  var to: Int
}

@Observable final class Counter {
  private(set) var count = 0
  private(set) var history: [Step] = []

  func increment() {
    history.append(Step(from: count, to: count + 1))
    count += 1
  }

  func reset() {
    count = 0
    history = []
  }
}

let answered = #answer()

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
