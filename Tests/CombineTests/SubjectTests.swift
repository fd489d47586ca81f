import Combine
import XCTest

final class SubjectTests: XCTestCase {
  private enum Mistake: Error { case made }

  func testPassthroughDropsWhatNobodyAskedFor() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = RecordingSubscriber<Int, Never>(first: .max(1))
    subject.subscribe(subscriber)
    subject.send(1)
    subject.send(2)
    subscriber.request(2)
    subject.send(3)
    subject.send(4)
    subject.send(5)
    XCTAssertEqual(subscriber.history, ["subscription", "1", "ask 2", "3", "4"])
    subscriber.subscription?.cancel()
  }

  func testDemandReturnedWithAValueIsAdded() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = RecordingSubscriber<Int, Never>(first: .max(1), more: .max(1))
    subject.subscribe(subscriber)
    for value in 1...3 { subject.send(value) }
    XCTAssertEqual(subscriber.history, ["subscription", "1", "2", "3"])
    subscriber.subscription?.cancel()
  }

  func testCurrentValueIsNewAlreadyWhenItArrives() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var history: [String] = []
    let token = subject.sink { history.append("\($0)/\(subject.value)") }
    subject.send(1)
    subject.value = 2
    XCTAssertEqual(history, ["0/0", "1/1", "2/2"])
    token.cancel()
  }

  func testCurrentValueSubjectOwesTheLatestToALateDemand() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let subscriber = RecordingSubscriber<Int, Never>()
    subject.subscribe(subscriber)
    subject.send(1)
    subject.send(2)
    subscriber.request(2)
    subject.send(3)
    subject.send(4)
    subscriber.request(1)
    subscriber.request(1)
    XCTAssertEqual(
      subscriber.history, ["subscription", "ask 2", "2", "3", "ask 1", "4", "ask 1"])
    subscriber.subscription?.cancel()
  }

  func testNothingComesAfterTheEndAndALateSubscriberHearsItAtOnce() {
    let subject = PassthroughSubject<Int, Mistake>()
    let (early, late) = (
      RecordingSubscriber<Int, Mistake>(first: .unlimited),
      RecordingSubscriber<Int, Mistake>(first: .unlimited)
    )
    subject.subscribe(early)
    subject.send(1)
    subject.send(completion: .failure(.made))
    subject.send(completion: .finished)
    subject.send(2)
    subject.subscribe(late)
    XCTAssertEqual(
      early.history + late.history,
      ["subscription", "1", "failure made", "subscription", "failure made"])
  }

  func testCurrentValueSubjectKeepsItsLastValueAfterTheEnd() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let late = RecordingSubscriber<Int, Never>(first: .unlimited)
    subject.send(completion: .finished)
    subject.send(2)
    subject.subscribe(late)
    XCTAssertEqual(late.history + ["\(subject.value)"], ["subscription", "finished", "1"])
  }

  func testCancelledSubscriptionAsksForNothingMore() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = RecordingSubscriber<Int, Never>(first: .max(5))
    subject.subscribe(subscriber)
    subscriber.subscription?.cancel()
    subscriber.request(3)
    subject.send(1)
    subject.send(completion: .finished)
    XCTAssertEqual(subscriber.history, ["subscription", "ask 3"])
  }

  func testSubjectRepublishesAnotherPublisherUntilCancelled() {
    let (source, relay) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    var history: [Int] = []
    let sink = relay.sink { history.append($0) }
    let link = source.subscribe(relay)
    source.send(1)
    link.cancel()
    source.send(2)
    XCTAssertEqual(history, [0, 1])
    sink.cancel()
  }

  func testPassthroughAsksUpstreamOnlyOnceSomebodyWantsAValue() {
    let relay = PassthroughSubject<Int, Never>()
    let link = Just(7).subscribe(relay)
    let subscriber = RecordingSubscriber<Int, Never>(first: .unlimited)
    relay.subscribe(subscriber)
    XCTAssertEqual(subscriber.history, ["subscription", "7", "finished"])
    link.cancel()
  }

  func testJustWaitsForDemandAndEnds() {
    let subscriber = RecordingSubscriber<Int, Never>()
    Just(7).subscribe(subscriber)
    subscriber.request(1)
    subscriber.request(1)
    XCTAssertEqual(subscriber.history, ["subscription", "ask 1", "7", "finished", "ask 1"])
  }

  func testEraseToAnyPublisherDeliversTheSame() {
    let publisher: AnyPublisher<String, Never> =
      Just(7).map(String.init).eraseToAnyPublisher().eraseToAnyPublisher()
    let subscriber = RecordingSubscriber<String, Never>(first: .unlimited)
    publisher.subscribe(subscriber)
    XCTAssertEqual(subscriber.history, ["subscription", "7", "finished"])
  }

  func testValuesFromSeveralThreadsArriveOneByOneAndAreAllCounted() {
    // Safe to share: a subject locks itself, and only the sink, served one by one, touches `sum`.
    final class Shared: @unchecked Sendable {
      let subject = PassthroughSubject<Int, Never>()
      var sum = 0
    }
    let shared = Shared()
    let token = shared.subject.sink { shared.sum += $0 }
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<2000 { shared.subject.send(1) }
    }
    XCTAssertEqual(shared.sum, 16000)
    token.cancel()
  }
}
