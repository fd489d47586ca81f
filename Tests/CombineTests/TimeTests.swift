import Combine
import Foundation
import KataTesting
import XCTest

/// Operators that wait, in virtual time.
final class TimeTests: XCTestCase {
  private typealias Subject = PassthroughSubject<Int, Mistake>
  private let time = VirtualTimeScheduler()

  func testThrottleDeliversTheFirstAtOnceAndThenTheNewestOfEachInterval() {
    let subject = Subject()
    let subscriber = subject.throttle(for: .milliseconds(100), scheduler: time, latest: true)
      .recorded()
    for value in 1...5 {
      subject.send(value)
      time.advance(by: .milliseconds(30))
    }
    time.advance(by: .milliseconds(100))
    XCTAssertEqual(subscriber.history, ["subscription", "1", "4", "5"])
    subscriber.subscription?.cancel()
  }

  func testThrottleDeliversTheOldestOfEachInterval() {
    let subject = Subject()
    let subscriber = subject.throttle(for: .milliseconds(100), scheduler: time, latest: false)
      .recorded()
    for value in 1...5 {
      subject.send(value)
      time.advance(by: .milliseconds(30))
    }
    time.advance(by: .milliseconds(100))
    XCTAssertEqual(subscriber.history, ["subscription", "1", "2", "5"])
    subscriber.subscription?.cancel()
  }

  func testEndOfAThrottleWaitsForTheValueThatWaits() {
    let subject = Subject()
    let subscriber = subject.throttle(for: .milliseconds(100), scheduler: time, latest: true)
      .recorded()
    subject.send(1)
    time.advance()
    subject.send(2)
    subject.send(completion: .failure(.made))
    XCTAssertEqual(subscriber.history, ["subscription", "1"])
    time.advance(by: .milliseconds(100))
    XCTAssertEqual(subscriber.history, ["subscription", "1", "2", "failure made"])
  }

  func testThrottleDropsWhatNobodyAskedFor() {
    let subject = Subject()
    let subscriber = subject.throttle(for: .milliseconds(100), scheduler: time, latest: true)
      .recorded(.max(1))
    for value in 1...2 {
      subject.send(value)
      time.advance(by: .seconds(1))
    }
    subscriber.request(1)
    subject.send(3)
    time.advance()
    XCTAssertEqual(subscriber.history, ["subscription", "1", "ask 1", "3"])
    subscriber.subscription?.cancel()
  }

  func testCancelledThrottleDeliversNothing() {
    let subject = Subject()
    let subscriber = subject.throttle(for: .milliseconds(100), scheduler: time, latest: true)
      .recorded()
    subject.send(1)
    subscriber.subscription?.cancel()
    time.advance(by: .seconds(1))
    XCTAssertEqual(subscriber.history, ["subscription"])
  }

  func testDelayDeliversValuesAndTheEndLaterAndInOrder() {
    let subject = Subject()
    let subscriber = subject.delay(for: .milliseconds(100), scheduler: time).recorded()
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    time.advance(by: .milliseconds(99))
    XCTAssertEqual(subscriber.history, ["subscription"])
    time.advance(by: .milliseconds(1))
    XCTAssertEqual(subscriber.history, ["subscription", "1", "2", "finished"])
  }

  func testDelayPassesDemandUp() {
    let subscriber = (1...3).publisher.delay(for: .milliseconds(100), scheduler: time)
      .recorded(.max(1))
    time.advance(by: .seconds(1))
    XCTAssertEqual(subscriber.history, ["subscription", "1"])
    subscriber.subscription?.cancel()
  }

  func testCancelledDelayDropsWhatIsOnItsWay() {
    let subject = Subject()
    let subscriber = subject.delay(for: .milliseconds(100), scheduler: time).recorded()
    subject.send(1)
    subscriber.subscription?.cancel()
    time.advance(by: .seconds(1))
    XCTAssertEqual(subscriber.history, ["subscription"])
  }

  func testTimeoutEndsWhenNoValueHasComeForAWhile() {
    let subject = Subject()
    let subscriber = subject.timeout(.milliseconds(100), scheduler: time).recorded()
    time.advance(by: .milliseconds(80))
    subject.send(1)
    time.advance(by: .milliseconds(80))
    XCTAssertEqual(subscriber.history, ["subscription", "1"])
    time.advance(by: .milliseconds(20))
    subject.send(2)
    time.advance()
    XCTAssertEqual(subscriber.history, ["subscription", "1", "finished"])
  }

  func testTimeoutEndsWithTheErrorGivenAndCancelsItsUpstream() {
    let subject = Subject()
    var cancelled = 0
    let subscriber = subject.handleEvents(receiveCancel: { cancelled += 1 })
      .timeout(.milliseconds(100), scheduler: time, customError: { .made }).recorded()
    time.advance(by: .milliseconds(100))
    XCTAssertEqual(subscriber.history, ["subscription", "failure made"])
    XCTAssertEqual(cancelled, 1)
  }

  func testTimeoutAfterTheEndOrACancellationDoesNothing() {
    let subject = Subject()
    let ended = subject.timeout(.milliseconds(100), scheduler: time).recorded()
    let cancelled = subject.timeout(.milliseconds(100), scheduler: time).recorded()
    cancelled.subscription?.cancel()
    subject.send(completion: .finished)
    time.advance(by: .seconds(1))
    XCTAssertEqual(ended.history, ["subscription", "finished"])
    XCTAssertEqual(cancelled.history, ["subscription"])
  }

  func testSubscribeOnSubscribesAsksAndCancelsOnTheScheduler() {
    var events: [String] = []
    let subscriber = PassthroughSubject<Int, Never>().handleEvents(
      receiveSubscription: { _ in events.append("subscribe") },
      receiveCancel: { events.append("cancel") },
      receiveRequest: { events.append("request \($0)") }
    ).subscribe(on: time).recorded(.max(1))
    XCTAssertEqual(events, [])
    time.advance()
    XCTAssertEqual(events, ["subscribe", "request max(1)"])
    subscriber.subscription?.cancel()
    XCTAssertEqual(events, ["subscribe", "request max(1)"])
    time.advance()
    XCTAssertEqual(events, ["subscribe", "request max(1)", "cancel"])
  }

  func testVirtualTimeRunsInOrderOfTimeThenOfScheduling() {
    var history: [String] = []
    let start = time.now
    time.schedule(after: start.advanced(by: .seconds(2))) { history.append("two") }
    time.schedule(after: start.advanced(by: .seconds(1))) {
      history.append("one")
      self.time.schedule { history.append("inside") }
    }
    time.schedule(after: start.advanced(by: .seconds(1))) { history.append("one again") }
    time.advance(by: .seconds(2))
    XCTAssertEqual(history, ["one", "one again", "inside", "two"])
    XCTAssertEqual(start.distance(to: time.now), .seconds(2))
  }

  func testVirtualTimeRepeatsUntilCancelled() {
    var runs = 0
    let token = time.schedule(after: time.now, interval: .seconds(1)) { runs += 1 }
    time.advance(by: .seconds(2))
    XCTAssertEqual(runs, 3)
    token.cancel()
    time.advance(by: .seconds(2))
    XCTAssertEqual(runs, 3)
    XCTAssertEqual(time.waitingCount, 0)
  }

  func testTimeThatAClosureMovesOnIsNotTakenBack() {
    let start = time.now
    time.schedule(after: start.advanced(by: .seconds(1))) { self.time.advance(by: .seconds(9)) }
    time.advance(by: .seconds(2))
    XCTAssertEqual(start.distance(to: time.now), .seconds(10))
  }

  func testOperationQueueDeliversAndRepeats() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let arrived = expectation(description: "three have arrived")
    arrived.expectedFulfillmentCount = 3
    let subject = PassthroughSubject<Int, Never>()
    let tokens = [
      subject.receive(on: queue).sink { _ in arrived.fulfill() },
      subject.delay(for: .milliseconds(1), scheduler: queue).sink { _ in arrived.fulfill() },
    ]
    let once = expectation(description: "has run")
    once.assertForOverFulfill = false
    let timer = queue.schedule(after: queue.now, interval: .milliseconds(1)) { once.fulfill() }
    subject.send(1)
    queue.schedule { arrived.fulfill() }
    wait(for: [arrived, once], timeout: 30)
    timer.cancel()
    tokens.forEach { $0.cancel() }
  }

  func testCollectByTimePublishesWhatCameWithinATime() {
    let subject = Subject()
    let subscriber = subject.collect(.byTime(time, .milliseconds(100))).recorded()
    for value in 1...4 {
      subject.send(value)
      time.advance(by: .milliseconds(40))
    }
    subject.send(completion: .finished)
    XCTAssertEqual(subscriber.history, ["subscription", "[1, 2, 3]", "[4]", "finished"])
  }

  func testCollectByTimeOrCountPublishesAFullArrayAtOnce() {
    let subject = Subject()
    let subscriber = subject.collect(.byTimeOrCount(time, .milliseconds(100), 2)).recorded()
    for value in 1...3 { subject.send(value) }
    XCTAssertEqual(subscriber.history, ["subscription", "[1, 2]"])
    time.advance(by: .milliseconds(100))
    XCTAssertEqual(subscriber.history, ["subscription", "[1, 2]", "[3]"])
    subscriber.subscription?.cancel()
  }

  func testMeasureIntervalPublishesTheTimesBetweenValues() {
    let subject = Subject()
    var times: [Int] = []
    let task = subject.measureInterval(using: time).sink(
      receiveCompletion: { _ in }, receiveValue: { times.append($0.magnitude) })
    time.advance(by: .milliseconds(500))
    subject.send(1)
    time.advance(by: .milliseconds(250))
    subject.send(2)
    task.cancel()
    XCTAssertEqual(times, [500_000_000, 250_000_000])
  }
}
