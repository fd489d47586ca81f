import Combine

// Machines that sink in their own way.
final class Machine {
  func sink(_ f: @escaping (Int) -> Void) {}
  func run() { self./*bait*/sink { print($0) } }
}
struct Kitchen { func sink(receiveValue: (Int) -> Void) {} }
protocol Sinkable { func sink(receiveValue: @escaping (Int) -> Void) }
struct Ship: Sinkable {
  let kitchen = Kitchen()
  func sink(receiveValue: @escaping (Int) -> Void) {}
  func cook() { kitchen./*bait*/sink { _ in } }
}
func cook(_ kitchen: Kitchen, _ other: any Sinkable, _ ship: Ship) {
  kitchen./*bait*/sink { _ in }
  other./*bait*/sink { _ in }
  ship.kitchen./*bait*/sink { _ in }
  let local = Ship()
  local./*bait*/sink { _ in }
}
struct Feed {
  let subject = PassthroughSubject<Int, Never>()
  func listen(_ numbers: AnyPublisher<Int, Never>) {
    _ = subject./*!sink*/sink { _ in }
    _ = numbers.map { $0 }./*!sink*/sink { _ in }
    _ = find()./*!sink*/sink { _ in }
  }
}
struct Drain: Publisher {
  func sink(logging: Bool) -> AnyCancellable { self./*!sink*/sink { _ in } }
}
