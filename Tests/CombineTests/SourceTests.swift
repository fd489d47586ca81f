import Combine
import XCTest

/// Publishers that begin a pipeline.
final class SourceTests: XCTestCase {
  func testEmptyEndsAtOnceOrNever() {
    XCTAssertEqual(Empty<Int, Never>().recorded().history, ["subscription", "finished"])
    XCTAssertEqual(
      Empty<Int, Never>(completeImmediately: false).recorded().history, ["subscription"])
  }

  func testFailNeedsNoDemand() {
    XCTAssertEqual(
      Fail<Int, Mistake>(error: .made).recorded(.none).history, ["subscription", "failure made"])
  }

  func testDeferredMakesAPublisherForEachSubscriber() {
    var made = 0
    let publisher = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    XCTAssertEqual(made, 0)
    let histories = [publisher.recorded().history, publisher.recorded().history]
    XCTAssertEqual(
      histories, [["subscription", "1", "finished"], ["subscription", "2", "finished"]])
  }

  func testOptionalPublishesItsValueOrOnlyTheEnd() {
    XCTAssertEqual(Int?(3).publisher.recorded().history, ["subscription", "3", "finished"])
    XCTAssertEqual(Int?.none.publisher.recorded(.none).history, ["subscription", "finished"])
  }

  func testResultPublishesItsValueOrItsError() {
    XCTAssertEqual(
      Result<Int, Mistake>.success(3).publisher.recorded().history,
      ["subscription", "3", "finished"])
    XCTAssertEqual(
      Result<Int, Mistake>.failure(.made).publisher.recorded(.none).history,
      ["subscription", "failure made"])
  }

  func testSequenceGivesAsManyAsAskedForAndEndsWithTheLast() {
    let subscriber = [1, 2, 3].publisher.recorded(.max(1))
    subscriber.request(2)
    XCTAssertEqual(subscriber.history, ["subscription", "1", "ask 2", "2", "3", "finished"])
  }

  func testSequenceStopsWhenCancelledFromInside() {
    var history: [Int] = []
    var token: AnyCancellable?
    let subject = PassthroughSubject<Void, Never>()
    token = subject.flatMap { (1...).publisher }.sink { value in
      history.append(value)
      if value == 3 { token?.cancel() }
    }
    subject.send()
    XCTAssertEqual(history, [1, 2, 3])
  }

  func testSequenceServesAMillionDemandsFromInsideWithoutNesting() {
    let subscriber = (1...1_000_000).publisher.count().recorded()
    XCTAssertEqual(subscriber.history, ["subscription", "1000000", "finished"])
    let stepwise = (1...100_000).publisher.filter { $0 == 100_000 }.recorded(.max(1), more: .max(1))
    XCTAssertEqual(stepwise.history, ["subscription", "100000", "finished"])
  }

  func testFutureBeginsItsWorkAtOnceAndKeepsItsResult() {
    var begun = 0
    let future = Future<Int, Never> { promise in
      begun += 1
      promise(.success(begun))
      promise(.success(9))
    }
    XCTAssertEqual(begun, 1)
    XCTAssertEqual(
      [future.recorded().history, future.recorded().history],
      [["subscription", "1", "finished"], ["subscription", "1", "finished"]])
  }

  func testFutureTellsEarlySubscribersInTheirOrderAndWaitsForDemand() {
    var promise: Future<Int, Mistake>.Promise?
    let future = Future<Int, Mistake> { promise = $0 }
    let early = future.recorded(.none)
    let cancelled = future.recorded()
    cancelled.subscription?.cancel()
    promise?(.success(7))
    XCTAssertEqual(early.history, ["subscription"])
    early.request(1)
    XCTAssertEqual(early.history, ["subscription", "ask 1", "7", "finished"])
    XCTAssertEqual(cancelled.history, ["subscription"])
  }

  func testFutureThatFailsNeedsNoDemand() {
    let future = Future<Int, Mistake> { $0(.failure(.made)) }
    XCTAssertEqual(future.recorded(.none).history, ["subscription", "failure made"])
  }

  func testFuturesValueIsAwaited() async throws {
    // Safe to share: it is called once, by the queue.
    struct Shared: @unchecked Sendable { let promise: Future<Int, Never>.Promise }
    let future = Future<Int, Never> { promise in
      let shared = Shared(promise: promise)
      DispatchQueue.global().async { shared.promise(.success(5)) }
    }
    let value = await future.value
    XCTAssertEqual(value, 5)
  }

  func testAwaitedFutureThrowsItsError() async {
    let future = Future<Int, Mistake> { $0(.failure(.made)) }
    do {
      _ = try await future.value
      XCTFail("no error came")
    } catch {
      XCTAssertEqual(error as? Mistake, .made)
    }
  }

  func testAnySubscriberHandsEverythingOn() {
    let subscriber = RecordingSubscriber<Int, Never>(first: .max(1))
    [1, 2].publisher.subscribe(AnySubscriber(subscriber))
    subscriber.request(1)
    XCTAssertEqual(subscriber.history, ["subscription", "1", "ask 1", "2", "finished"])
  }

  func testAnySubscriberSendsToASubject() {
    let subject = CurrentValueSubject<Int, Never>(0)
    [1, 2].publisher.subscribe(AnySubscriber(subject))
    XCTAssertEqual(subject.value, 2)
  }
}
