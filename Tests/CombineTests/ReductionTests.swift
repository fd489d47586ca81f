import Combine
import XCTest

/// Operators that make one value of all.
final class ReductionTests: XCTestCase {
  private let numbers = [3, 1, 2].publisher

  private func value<P: Publisher>(_ publisher: P) -> String {
    let history = publisher.recorded().history
    XCTAssertEqual([history.first, history.last], ["subscription", "finished"])
    return history.dropFirst().dropLast().joined(separator: " ")
  }

  func testEachMakesItsValue() {
    XCTAssertEqual(
      [
        value(numbers.reduce(10, +)), value(numbers.collect()), value(numbers.count()),
        value(numbers.first()), value(numbers.last()), value(numbers.min()),
        value(numbers.max()), value(numbers.first { $0 < 3 }), value(numbers.last { $0 > 1 }),
        value(numbers.contains(2)), value(numbers.contains { $0 > 3 }),
        value(numbers.allSatisfy { $0 > 0 }), value(numbers.ignoreOutput()),
        value(numbers.min { $0 > $1 }), value(numbers.tryMax { $0 < $1 }),
      ],
      [
        "16", "[3, 1, 2]", "3", "3", "2", "1", "3", "1", "2", "true", "false", "true", "", "3", "3",
      ])
  }

  func testEachMakesItsValueOfNothing() {
    let none = Empty<Int, Never>()
    XCTAssertEqual(
      [
        value(none.reduce(10, +)), value(none.collect()), value(none.count()),
        value(none.first()), value(none.last()), value(none.max()), value(none.contains(2)),
        value(none.allSatisfy { $0 > 0 }),
      ], ["10", "[]", "0", "", "", "", "false", "true"])
  }

  func testResultWaitsForDemandWhileTheUpstreamIsAskedForEverything() {
    var asked: [Subscribers.Demand] = []
    let subscriber = numbers.handleEvents(receiveRequest: { asked.append($0) }).collect()
      .recorded(.none)
    XCTAssertEqual(subscriber.history, ["subscription"])
    XCTAssertEqual(asked, [.unlimited])
    subscriber.request(1)
    XCTAssertEqual(subscriber.history, ["subscription", "ask 1", "[3, 1, 2]", "finished"])
  }

  func testEarlyResultCancelsTheUpstream() {
    let subject = PassthroughSubject<Int, Never>()
    var cancelled = 0
    let watched = subject.handleEvents(receiveCancel: { cancelled += 1 })
    let firsts = [watched.first().recorded(), watched.first { $0 == 1 }.recorded()]
    let found = watched.contains(1).recorded()
    let refused = watched.allSatisfy { $0 != 1 }.recorded()
    subject.send(1)
    subject.send(2)
    for subscriber in firsts {
      XCTAssertEqual(subscriber.history, ["subscription", "1", "finished"])
    }
    XCTAssertEqual(found.history, ["subscription", "true", "finished"])
    XCTAssertEqual(refused.history, ["subscription", "false", "finished"])
    XCTAssertEqual(cancelled, 4)
  }

  func testFailureDropsTheResult() {
    let subject = PassthroughSubject<Int, Mistake>()
    let subscriber = subject.reduce(0, +).recorded()
    subject.send(1)
    subject.send(completion: .failure(.made))
    XCTAssertEqual(subscriber.history, ["subscription", "failure made"])
  }

  func testCancelledReductionDeliversNothing() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = subject.collect().recorded()
    subject.send(1)
    subscriber.subscription?.cancel()
    subject.send(completion: .finished)
    XCTAssertEqual(subscriber.history, ["subscription"])
  }

  func testFirstWithASinkThatSendsBackHearsOneValue() {
    let subject = PassthroughSubject<Int, Never>()
    var history: [Int] = []
    let token = subject.first().sink { value in
      history.append(value)
      subject.send(value + 1)
    }
    subject.send(1)
    XCTAssertEqual(history, [1])
    token.cancel()
  }
}
