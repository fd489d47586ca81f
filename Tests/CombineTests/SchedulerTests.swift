import Combine
import KataTesting
import XCTest

final class SchedulerTests: XCTestCase {
  private final class Model: ObservableObject {
    @Published var a = 0
  }

  // Conf: OC.
  func testA14_debounceDeliversTheLastOfABurst() {
    let (model, scheduler) = (Model(), VirtualTimeScheduler())
    var history: [Int] = []
    let token = model.$a.dropFirst().debounce(for: .milliseconds(100), scheduler: scheduler)
      .sink { history.append($0) }
    for value in 1...3 {
      model.a = value
      scheduler.advance(by: .milliseconds(50))
    }
    scheduler.advance(by: .milliseconds(100))
    model.a = 9
    scheduler.advance(by: .milliseconds(100))
    XCTAssertEqual(history, [3, 9])
    token.cancel()
  }

  // Conf: OC.
  func testA14_debounceWithoutDropFirstDeliversTheInitialValue() {
    let (model, scheduler) = (Model(), VirtualTimeScheduler())
    var history: [String] = []
    let tokens = [
      model.$a.debounce(for: .milliseconds(100), scheduler: scheduler)
        .sink { history.append("all \($0)") },
      model.$a.dropFirst().debounce(for: .milliseconds(100), scheduler: scheduler)
        .sink { history.append("dropFirst \($0)") },
    ]
    scheduler.advance(by: .milliseconds(1000))
    XCTAssertEqual(history, ["all 0"])
    tokens.forEach { $0.cancel() }
  }

  func testDebounceDropsAWaitingValueAtTheEnd() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), VirtualTimeScheduler())
    let subscriber = RecordingSubscriber<Int, Never>(first: .unlimited)
    subject.debounce(for: .milliseconds(100), scheduler: scheduler).subscribe(subscriber)
    subject.send(1)
    subject.send(completion: .finished)
    XCTAssertEqual(subscriber.history, ["subscription"])
    scheduler.advance(by: .milliseconds(1000))
    XCTAssertEqual(subscriber.history, ["subscription", "finished"])
  }

  func testDebounceDropsAValueThatIsDueWhileNobodyWantsOne() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), VirtualTimeScheduler())
    let subscriber = RecordingSubscriber<Int, Never>(first: .max(1))
    subject.debounce(for: .milliseconds(100), scheduler: scheduler).subscribe(subscriber)
    for value in 1...2 {
      subject.send(value)
      scheduler.advance(by: .milliseconds(100))
    }
    subscriber.request(1)
    subject.send(3)
    scheduler.advance(by: .milliseconds(100))
    XCTAssertEqual(subscriber.history, ["subscription", "1", "ask 1", "3"])
    subscriber.subscription?.cancel()
  }

  func testCancelledDebounceDeliversNothing() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), VirtualTimeScheduler())
    var history: [Int] = []
    let token = subject.debounce(for: .milliseconds(100), scheduler: scheduler)
      .sink { history.append($0) }
    subject.send(1)
    token.cancel()
    scheduler.advance(by: .milliseconds(1000))
    XCTAssertEqual(history, [])
  }

  func testReceiveOnDeliversLaterAndInOrder() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), VirtualTimeScheduler())
    let subscriber = RecordingSubscriber<Int, Never>(first: .unlimited)
    subject.receive(on: scheduler).subscribe(subscriber)
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    XCTAssertEqual(subscriber.history, ["subscription"])
    scheduler.advance()
    XCTAssertEqual(subscriber.history, ["subscription", "1", "2", "finished"])
  }

  func testReceiveOnPassesDemandUp() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), VirtualTimeScheduler())
    let subscriber = RecordingSubscriber<Int, Never>(first: .max(1))
    subject.receive(on: scheduler).subscribe(subscriber)
    subject.send(1)
    subject.send(2)
    scheduler.advance()
    XCTAssertEqual(subscriber.history, ["subscription", "1"])
    subscriber.subscription?.cancel()
  }

  func testCancelledReceiveOnDropsWhatIsOnItsWay() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), VirtualTimeScheduler())
    var history: [Int] = []
    let token = subject.receive(on: scheduler).sink { history.append($0) }
    subject.send(1)
    token.cancel()
    scheduler.advance()
    XCTAssertEqual(history, [])
  }

  func testImmediateSchedulerDeliversAtOnce() {
    let subject = PassthroughSubject<Int, Never>()
    var history: [Int] = []
    let tokens = [
      subject.receive(on: ImmediateScheduler.shared).sink { history.append($0) },
      subject.debounce(for: 1, scheduler: ImmediateScheduler.shared).sink { history.append(-$0) },
    ]
    subject.send(1)
    XCTAssertEqual(history, [1, -1])
    tokens.forEach { $0.cancel() }
  }

  func testMainRunLoopDeliversOnTheMainThread() {
    expectMainThreadDelivery { $0.receive(on: RunLoop.main).eraseToAnyPublisher() }
  }

  func testMainQueueDeliversOnTheMainThread() {
    expectMainThreadDelivery { $0.receive(on: DispatchQueue.main).eraseToAnyPublisher() }
  }

  func testDebounceOnTheMainRunLoopDeliversTheLastValue() {
    expectMainThreadDelivery {
      $0.debounce(for: .milliseconds(20), scheduler: RunLoop.main).eraseToAnyPublisher()
    }
  }

  func testDebounceOnTheMainQueueDeliversTheLastValue() {
    expectMainThreadDelivery {
      $0.debounce(for: .seconds(0.02), scheduler: DispatchQueue.main).eraseToAnyPublisher()
    }
  }

  /// Sends from another thread and waits for the value 2 to come in on the main thread.
  private func expectMainThreadDelivery(
    _ make: (PassthroughSubject<Int, Never>) -> AnyPublisher<Int, Never>,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    // Safe to share: a subject locks itself.
    struct Shared: @unchecked Sendable { let subject = PassthroughSubject<Int, Never>() }
    let shared = Shared()
    let arrived = expectation(description: "2 has arrived")
    var history: [Bool] = []
    let token = make(shared.subject).filter { $0 == 2 }.sink { _ in
      history.append(Thread.isMainThread)
      arrived.fulfill()
    }
    DispatchQueue.global().async {
      shared.subject.send(1)
      shared.subject.send(2)
    }
    wait(for: [arrived], timeout: 30)
    XCTAssertEqual(history, [true], file: file, line: line)
    token.cancel()
  }

  func testQueueRepeatsUntilCancelled() {
    let queue = DispatchQueue(label: "repeats")
    let thrice = expectation(description: "ran three times")
    var runs = 0
    let timer = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
      runs += 1
      if runs == 3 { thrice.fulfill() }
    }
    wait(for: [thrice], timeout: 30)
    timer.cancel()
    queue.sync {}
    let stopped = queue.sync { runs }
    Thread.sleep(forTimeInterval: 0.02)
    XCTAssertEqual(queue.sync { runs }, stopped)
  }

  func testCancellingWhatIsDeliveredLaterCancelsUpstreamAtOnce() {
    var cancelled = 0
    let token = PassthroughSubject<Int, Never>().handleEvents(receiveCancel: { cancelled += 1 })
      .receive(on: VirtualTimeScheduler()).sink { _ in }
    token.cancel()
    XCTAssertEqual(cancelled, 1)
  }

  func testLengthsOfTimeAreMadeFromAnyUnit() {
    typealias Queue = DispatchQueue.SchedulerTimeType.Stride
    typealias Loop = RunLoop.SchedulerTimeType.Stride
    XCTAssertEqual(
      [Queue.seconds(1), .seconds(0.5), .milliseconds(3), .microseconds(2), .nanoseconds(1), 0.25]
        .map(\.magnitude),
      [1_000_000_000, 500_000_000, 3_000_000, 2000, 1, 250_000_000])
    XCTAssertEqual(
      [Loop.seconds(1), .seconds(0.5), .milliseconds(500), .microseconds(250_000), 0.25]
        .map(\.timeInterval),
      [1, 0.5, 0.5, 0.25, 0.25])
  }

  func testMomentsAreAsFarApartAsTheyWereAdvanced() {
    let queue = DispatchQueue.main.now
    let loop = RunLoop.main.now
    XCTAssertEqual(
      queue.distance(to: queue.advanced(by: .milliseconds(5))), .milliseconds(5))
    XCTAssertEqual(
      queue.advanced(by: .milliseconds(5)).distance(to: queue), .milliseconds(-5))
    XCTAssertEqual(
      loop.distance(to: loop.advanced(by: 2)).timeInterval, 2, accuracy: 0.001)
  }
}
