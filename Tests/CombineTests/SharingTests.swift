import Combine
import XCTest

/// `share`, `multicast`, `autoconnect` and `handleEvents`.
final class SharingTests: XCTestCase {
  func testShareSubscribesOnceAndCancelsWithTheLast() {
    let subject = PassthroughSubject<Int, Never>()
    var events: [String] = []
    let shared = subject.handleEvents(
      receiveSubscription: { _ in events.append("subscribe") },
      receiveCancel: { events.append("cancel") }
    ).share()
    let (first, second) = (shared.recorded(), shared.recorded())
    subject.send(1)
    first.subscription?.cancel()
    subject.send(2)
    XCTAssertEqual(events, ["subscribe"])
    second.subscription?.cancel()
    XCTAssertEqual(events, ["subscribe", "cancel"])
    XCTAssertEqual(first.history, ["subscription", "1"])
    XCTAssertEqual(second.history, ["subscription", "1", "2"])
  }

  func testShareSubscribesAgainAfterAllHadGone() {
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.map { $0 * 10 }.share()
    shared.recorded().subscription?.cancel()
    let later = shared.recorded()
    subject.send(1)
    XCTAssertEqual(later.history, ["subscription", "10"])
    later.subscription?.cancel()
  }

  func testLateSubscriberOfAShareThatHasEndedHearsOnlyTheEnd() {
    let shared = [1, 2].publisher.share()
    XCTAssertEqual(shared.recorded().history, ["subscription", "1", "2", "finished"])
    XCTAssertEqual(shared.recorded().history, ["subscription", "finished"])
  }

  func testShareWithASinkThatSendsBackIsServedDepthFirst() {
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.share()
    var history: [Int] = []
    let token = shared.sink { value in
      history.append(value)
      if value < 3 { subject.send(value + 1) }
    }
    subject.send(1)
    XCTAssertEqual(history, [1, 2, 3])
    token.cancel()
  }

  func testSubjectsLetGoOfUpstreamsThatWereCancelled() {
    let upstream = CountingPublisher()
    let shared = upstream.share()
    for _ in 0..<3 { shared.sink { _ in }.cancel() }
    XCTAssertEqual(upstream.counter.made, 3)
    XCTAssertEqual(upstream.counter.alive, 0)
    let subject = CurrentValueSubject<Int, Never>(0)
    for _ in 0..<3 { upstream.subscribe(subject).cancel() }
    XCTAssertEqual(upstream.counter.made, 6)
    XCTAssertEqual(upstream.counter.alive, 0)
  }

  func testASubjectLetsGoOfAnUpstreamThatHasEnded() {
    let upstream = CountingPublisher(ends: true)
    let subject = PassthroughSubject<Int, Never>()
    let recording = subject.recorded()
    for _ in 0..<3 { _ = upstream.subscribe(subject) }
    XCTAssertEqual(recording.history, ["subscription", "finished"])
    XCTAssertEqual(upstream.counter.made, 3)
    XCTAssertEqual(upstream.counter.alive, 0)
  }

  func testMulticastWaitsForConnect() {
    let multicast = [1, 2].publisher.multicast(subject: PassthroughSubject())
    let (first, second) = (multicast.recorded(), multicast.recorded())
    XCTAssertEqual(first.history, ["subscription"])
    let token = multicast.connect()
    XCTAssertEqual(
      [first.history, second.history],
      Array(repeating: ["subscription", "1", "2", "finished"], count: 2))
    token.cancel()
  }

  func testMulticastMakesItsSubjectOnce() {
    var made = 0
    let multicast = Just(1).multicast { () -> PassthroughSubject<Int, Never> in
      made += 1
      return PassthroughSubject()
    }
    _ = (multicast.recorded(), multicast.recorded())
    multicast.connect().cancel()
    XCTAssertEqual(made, 1)
  }

  func testCancelledConnectionStopsAllSubscribers() {
    let subject = PassthroughSubject<Int, Never>()
    let connectable = subject.makeConnectable()
    let subscriber = connectable.recorded()
    let token = connectable.connect()
    subject.send(1)
    token.cancel()
    subject.send(2)
    XCTAssertEqual(subscriber.history, ["subscription", "1"])
  }

  func testMulticastThroughACurrentValueSubjectGivesALateSubscriberTheLatest() {
    let subject = PassthroughSubject<Int, Never>()
    let publisher = subject.multicast(subject: CurrentValueSubject(0)).autoconnect()
    let early = publisher.recorded()
    subject.send(1)
    let late = publisher.recorded()
    XCTAssertEqual(early.history, ["subscription", "0", "1"])
    XCTAssertEqual(late.history, ["subscription", "1"])
    early.subscription?.cancel()
    late.subscription?.cancel()
  }

  /// A publisher whose connection has to be cancelled: to let go of it is not enough.
  private struct Connectable: ConnectablePublisher {
    final class Connection: Cancellable {
      private(set) var cancellations = 0
      func cancel() { cancellations += 1 }
    }
    typealias Output = Int
    typealias Failure = Never
    let connection = Connection()
    func connect() -> any Cancellable { connection }
    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      Empty(completeImmediately: false).subscribe(subscriber)
    }
  }

  func testAutoconnectCancelsTheConnectionWithTheLastSubscriber() {
    let connectable = Connectable()
    let publisher = connectable.autoconnect()
    let (first, second) = (publisher.recorded(), publisher.recorded())
    first.subscription?.cancel()
    XCTAssertEqual(connectable.connection.cancellations, 0)
    second.subscription?.cancel()
    XCTAssertEqual(connectable.connection.cancellations, 1)
  }

  func testHandleEventsTellsEverythingInOrder() {
    var history: [String] = []
    let subscriber = [1, 2].publisher.handleEvents(
      receiveSubscription: { _ in history.append("subscription") },
      receiveOutput: { history.append("output \($0)") },
      receiveCompletion: { history.append("completion \($0)") },
      receiveCancel: { history.append("cancel") },
      receiveRequest: { history.append("request \($0)") }
    ).recorded(.max(1), more: .max(1))
    subscriber.subscription?.cancel()
    XCTAssertEqual(
      history,
      [
        "subscription", "request max(1)", "output 1", "request max(1)", "output 2",
        "request max(1)", "completion finished",
      ])
  }

  func testHandleEventsTellsOfACancellationOnce() {
    var cancelled = 0
    let subscriber = PassthroughSubject<Int, Never>()
      .handleEvents(receiveCancel: { cancelled += 1 }).recorded()
    subscriber.subscription?.cancel()
    subscriber.subscription?.cancel()
    XCTAssertEqual(cancelled, 1)
  }
}
