import Combine
import XCTest

final class SinkTests: XCTestCase {
  private enum Mistake: Error { case made }

  // Conf: OC.
  func testA13_sinkWhoseTokenIsNotKeptGetsTheInitialValueOnly() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var history: [Int] = []
    _ = subject.sink { history.append($0) }
    subject.send(1)
    XCTAssertEqual(history, [0])
  }

  func testDroppingTheTokenStopsDelivery() {
    let subject = PassthroughSubject<Int, Never>()
    var history: [Int] = []
    var token: AnyCancellable? = subject.sink { history.append($0) }
    subject.send(1)
    withExtendedLifetime(token) {}
    token = nil
    subject.send(2)
    XCTAssertEqual(history, [1])
  }

  func testBothFormsHearValuesAndTheCompleteOneHearsTheEnd() {
    let subject = PassthroughSubject<Int, Mistake>()
    var history: [String] = []
    let token = subject.sink(
      receiveCompletion: {
        if case .failure(let mistake) = $0 { history.append("failed: \(mistake)") }
      },
      receiveValue: { history.append("\($0)") })
    subject.send(1)
    subject.send(completion: .failure(.made))
    subject.send(2)
    XCTAssertEqual(history, ["1", "failed: made"])
    token.cancel()
  }

  func testCancellingFromInsideTheClosureStopsAtOnce() {
    let subject = PassthroughSubject<Int, Never>()
    var history: [Int] = []
    var token: AnyCancellable?
    token = subject.sink { value in
      history.append(value)
      token?.cancel()
    }
    subject.send(1)
    subject.send(2)
    XCTAssertEqual(history, [1])
  }

  func testCancellingAnotherSubscriberDuringDeliveryKeepsTheValueFromIt() {
    let subject = PassthroughSubject<Int, Never>()
    var history: [String] = []
    var second: AnyCancellable?
    let first = subject.sink { value in
      history.append("first \(value)")
      second?.cancel()
    }
    second = subject.sink { history.append("second \($0)") }
    subject.send(1)
    XCTAssertEqual(history, ["first 1"])
    first.cancel()
  }

  func testSubscriberAddedDuringDeliveryHearsTheNextValueOnly() {
    let subject = PassthroughSubject<Int, Never>()
    var history: [String] = []
    var late: AnyCancellable?
    let first = subject.sink { value in
      history.append("first \(value)")
      if late == nil { late = subject.sink { history.append("late \($0)") } }
    }
    subject.send(1)
    subject.send(2)
    XCTAssertEqual(history, ["first 1", "first 2", "late 2"])
    first.cancel()
    late?.cancel()
  }

  func testSinkThatSendsIsServedDepthFirst() {
    let subject = PassthroughSubject<Int, Never>()
    var history: [String] = []
    let tokens = [
      subject.sink { value in
        history.append("first \(value)")
        if value < 3 { subject.send(value + 1) }
      },
      subject.sink { history.append("second \($0)") },
    ]
    subject.send(1)
    XCTAssertEqual(
      history, ["first 1", "first 2", "first 3", "second 3", "second 2", "second 1"])
    tokens.forEach { $0.cancel() }
  }

  func testAssignToKeyPathWritesEachValue() {
    final class Label {
      var history: [String] = []
      var text = "" {
        didSet { history.append(text) }
      }
    }
    let label = Label()
    let subject = PassthroughSubject<String, Never>()
    let token = subject.assign(to: \.text, on: label)
    subject.send("a")
    subject.send("a")
    token.cancel()
    subject.send("b")
    XCTAssertEqual(label.history, ["a", "a"])
  }

  func testTokensStoreInSetsAndArrays() {
    let subject = PassthroughSubject<Int, Never>()
    var history: [Int] = []
    var set = Set<AnyCancellable>()
    var array: [AnyCancellable] = []
    subject.sink { history.append($0) }.store(in: &set)
    subject.sink { history.append($0 * 10) }.store(in: &array)
    subject.send(1)
    set.removeAll()
    subject.send(2)
    array.removeAll()
    subject.send(3)
    XCTAssertEqual(history, [1, 10, 20])
  }

  func testTokenRunsItsClosureOnce() {
    var count = 0
    var token: AnyCancellable? = AnyCancellable { count += 1 }
    token?.cancel()
    token?.cancel()
    token = nil
    XCTAssertEqual(count, 1)
  }

  func testSecondSubscriptionGivenToASinkIsCancelled() {
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    let (first, second) = (PassthroughSubject<Int, Never>(), RecordingSubscription())
    first.subscribe(sink)
    sink.receive(subscription: second)
    XCTAssertEqual(second.history, ["cancel"])
    sink.cancel()
  }

  private final class RecordingSubscription: Subscription {
    var history: [String] = []
    func request(_ demand: Subscribers.Demand) { history.append("request \(demand)") }
    func cancel() { history.append("cancel") }
  }
}
