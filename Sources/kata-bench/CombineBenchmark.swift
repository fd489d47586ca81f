import Combine
import Foundation

/// What it costs to send a value through a pipeline, beside a bare closure call.
enum CombineBenchmark {
  /// What every sink adds to, so that the optimiser cannot leave the calls out.
  private final class Sum {
    var value = 0
    func add(_ more: Int) { value &+= more }
  }

  private final class Model: ObservableObject {
    @Published var value = 0
  }

  private static let rounds = 7

  /// Prints one line a pipeline.
  static func run() {
    print("A value is sent (medians of \(rounds) rounds)")
    print("  pipeline                                  ns a value   bare calls")
    let sum = Sum()
    let floor = measureFloor(sum)
    report("bare closure call through an array", floor, floor)
    report("PassthroughSubject → sink", measureSubject { $0.sink { sum.add($0) } }, floor)
    report(
      "PassthroughSubject → map → filter → sink",
      measureSubject { $0.map { $0 + 1 }.filter { $0 >= 0 }.sink { sum.add($0) } }, floor)
    for count in [0, 1, 100] {
      report(
        "@Published, \(count) on $value",
        measurePublished { model in
          (0..<count).map { _ in model.$value.sink { sum.add($0) } }
        }, floor)
    }
    for count in [1, 100] {
      report(
        "@Published, \(count) on objectWillChange",
        measurePublished { model in
          (0..<count).map { _ in model.objectWillChange.sink { sum.add(1) } }
        }, floor)
    }
    report("objectWillChange, an object's first access", measureFirstAccess(), floor)
  }

  private static func report(_ name: String, _ time: Double, _ floor: Double) {
    let padded = name.padding(toLength: 42, withPad: " ", startingAt: 0)
    print("  " + padded + String(format: "%8.1f   %10.1f", time * 1e9, time / floor))
  }

  /// One closure in an array that changes, so that each call is a real one.
  private static func measureFloor(_ sum: Sum) -> Double {
    var closures: [(Int) -> Void] = []
    for _ in 0..<CommandLine.arguments.count { closures.append { sum.add($0) } }
    let calls = 1_000_000
    let closure = closures
    return median {
      for value in 0..<calls { closure[value % closure.count](value) }
    } / Double(calls)
  }

  private static func measureSubject(
    _ attach: (PassthroughSubject<Int, Never>) -> AnyCancellable
  ) -> Double {
    let subject = PassthroughSubject<Int, Never>()
    let token = attach(subject)
    defer { token.cancel() }
    let sends = 200_000
    return median { for value in 0..<sends { subject.send(value) } } / Double(sends)
  }

  private static func measurePublished(_ attach: (Model) -> [AnyCancellable]) -> Double {
    let model = Model()
    let tokens = attach(model)
    defer { tokens.forEach { $0.cancel() } }
    let writes = tokens.count > 10 ? 5_000 : 200_000
    return median { for value in 0..<writes { model.value = value } } / Double(writes)
  }

  /// The access that makes the publisher: it has to find the `@Published` fields and wire them.
  private static func measureFirstAccess() -> Double {
    let count = 10_000
    let objects = (0..<rounds).map { _ in (0..<count).map { _ in Model() } }
    var round = 0
    return median {
      for object in objects[round] { _ = object.objectWillChange }
      round += 1
    } / Double(count)
  }

  /// Seconds that some work takes.
  private static func median(_ work: () -> Void) -> Double {
    let times = (0..<rounds).map { _ -> Double in
      let parts = ContinuousClock().measure(work).components
      return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    }
    return times.sorted()[rounds / 2]
  }
}
