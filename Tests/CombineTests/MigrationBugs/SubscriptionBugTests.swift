import Combine
import Observation
import XCTest

/// Bug reports about subscriptions: who keeps whom, and what a late subscriber gets.
final class SubscriptionBugTests: XCTestCase {
  final class Counting: ObservableObject {
    @Published var text = ""
    @Published var count = 0
    private var bag = Set<AnyCancellable>()
    func assignsToItself() {
      $text.map(\.count).assign(to: \.count, on: self).store(in: &bag)
    }
    func sinksWeakly() {
      $text.map(\.count).sink { [weak self] in self?.count = $0 }.store(in: &bag)
    }
    func stop() { bag.removeAll() }
  }

  // Conf: OC.
  func test_MB23_assignToSelf() {
    weak var kept: Counting?
    do {
      let model = Counting()
      model.assignsToItself()
      model.text = "abc"
      XCTAssertEqual(model.count, 3)
      kept = model
    }
    XCTAssertNotNil(kept)
    kept?.stop()
    XCTAssertNil(kept, "the subscription alone kept it")
  }

  // Conf: OC.
  func test_MB23_sinkWeak() {
    weak var kept: Counting?
    do {
      let model = Counting()
      model.sinksWeakly()
      model.text = "abc"
      XCTAssertEqual(model.count, 3)
      kept = model
    }
    XCTAssertNil(kept)
  }

  @Observable final class Computed {
    var text = ""
    var count: Int { text.count }
  }

  // Conf: LNX.
  func test_MB23_aComputedPropertyInstead() {
    weak var kept: Computed?
    let announced = expectation(description: "announced")
    do {
      let model = Computed()
      withObservationTracking {
        _ = model.count
      } onChange: {
        announced.fulfill()
      }
      model.text = "abc"
      XCTAssertEqual(model.count, 3)
      kept = model
    }
    wait(for: [announced], timeout: 0)
    XCTAssertNil(kept)
  }

  final class Numbers { @Published var number = 0 }

  // Conf: OC.
  func test_MB24_sinkNotStored() {
    let numbers = Numbers()
    var seen: [Int] = []
    _ = numbers.$number.sink { seen.append($0) }
    numbers.number = 1
    numbers.number = 2
    XCTAssertEqual(seen, [0])
    let kept = numbers.$number.sink { seen.append($0) }
    numbers.number = 3
    XCTAssertEqual(seen, [0, 2, 3])
    kept.cancel()
  }

  /// Subscribes to a number from inside of a handler of that number.
  final class Outer {
    private(set) var history: [String] = []
    private var bag = Set<AnyCancellable>()
    init(_ numbers: Numbers, joinsAt joining: Int) {
      numbers.$number.sink { [unowned self] number in
        history.append("outer \(number)")
        guard number == joining else { return }
        numbers.$number.sink { [unowned self] in history.append("nested \($0)/\(numbers.number)") }
          .store(in: &bag)
      }
      .store(in: &bag)
    }
  }

  // Conf: ONE. OpenCombine sends the old value, 0, to the nested one.
  func test_MB60_nestedSubscriber() {
    let numbers = Numbers()
    let outer = Outer(numbers, joinsAt: 1)
    numbers.number = 1
    // The property itself still holds the old value, as for any subscriber.
    XCTAssertEqual(outer.history, ["outer 0", "outer 1", "nested 1/0"])
    numbers.number = 2
    XCTAssertEqual(outer.history.dropFirst(3), ["outer 2", "nested 2/1"])
  }

  // Conf: ONE.
  func test_MB60_aSubscriberAfterTheWriteGetsTheStoredValue() {
    let numbers = Numbers()
    let outer = Outer(numbers, joinsAt: 1)
    numbers.number = 1
    var late: [Int] = []
    let token = numbers.$number.sink { late.append($0) }
    numbers.number = 3
    XCTAssertEqual(late, [1, 3])
    token.cancel()
    withExtendedLifetime(outer) {}
  }

  // Conf: ONE.
  func test_MB60_aWriteInTheHandlerIsInFlightOnlyUntilItEnds() {
    let numbers = Numbers()
    var history: [String] = []
    var nested: [AnyCancellable] = []
    let token = numbers.$number.sink { number in
      guard number == 1 else { return }
      numbers.number = 10
      nested.append(numbers.$number.sink { history.append("\($0)/\(numbers.number)") })
    }
    numbers.number = 1
    // The outer write is the one in flight again, and it is stored last.
    XCTAssertEqual(history, ["1/10"])
    XCTAssertEqual(numbers.number, 1)
    (nested + [token]).forEach { $0.cancel() }
  }

  final class Status {
    @Published var status = "up"
    @Published var load = 0
  }
  struct WholeState: Equatable {
    var status = "up"
    var load = 0
  }

  // Conf: OC.
  func test_MB63_subjectKind() {
    let old = Status()
    let state = CurrentValueSubject<WholeState, Never>(WholeState())
    let ping = PassthroughSubject<String, Never>()
    var log: [String] = []
    var bag = Set<AnyCancellable>()
    old.$status.sink { log.append("$:\($0)") }.store(in: &bag)
    state.map(\.status).sink { log.append("cv:\($0)") }.store(in: &bag)
    state.map(\.status).removeDuplicates().sink { log.append("cvdup:\($0)") }.store(in: &bag)
    ping.send("before")
    ping.sink { log.append("pt:\($0)") }.store(in: &bag)
    old.load = 1
    state.value.load = 1
    XCTAssertEqual(log, ["$:up", "cv:up", "cvdup:up", "cv:up"])
    ping.send("after")
    XCTAssertEqual(log.last, "pt:after")
  }
}
