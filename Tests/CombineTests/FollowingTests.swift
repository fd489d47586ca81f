import Combine
import XCTest

/// `flatMap`, `switchToLatest`, `append`, `catch`, `retry` and the other ways to go on.
final class FollowingTests: XCTestCase {
  private typealias Subject = PassthroughSubject<Int, Mistake>

  func testFlatMapLetsValuesFlowTogetherAndEndsWhenAllHave() {
    let (outer, a, b) = (PassthroughSubject<Int, Mistake>(), Subject(), Subject())
    let subscriber = outer.flatMap { $0 == 1 ? a : b }.recorded()
    outer.send(1)
    outer.send(2)
    a.send(10)
    b.send(20)
    a.send(11)
    outer.send(completion: .finished)
    a.send(completion: .finished)
    b.send(21)
    b.send(completion: .finished)
    XCTAssertEqual(subscriber.history, ["subscription", "10", "20", "11", "21", "finished"])
  }

  func testFlatMapOpensAtMostMaxPublishers() {
    let (a, b) = (Subject(), Subject())
    var made: [Int] = []
    let subscriber = [1, 2].publisher.setFailureType(to: Mistake.self)
      .flatMap(maxPublishers: .max(1)) { number -> Subject in
        made.append(number)
        return number == 1 ? a : b
      }.recorded()
    a.send(10)
    XCTAssertEqual(made, [1])
    a.send(completion: .finished)
    XCTAssertEqual(made, [1, 2])
    b.send(20)
    b.send(completion: .finished)
    XCTAssertEqual(subscriber.history, ["subscription", "10", "20", "finished"])
  }

  func testFlatMapAsksEachForOneAtATimeAndKeepsTheRest() {
    let subscriber = [10, 20].publisher.flatMap { [$0, $0 + 1].publisher }.recorded(.max(1))
    XCTAssertEqual(subscriber.history, ["subscription", "10"])
    subscriber.request(1)
    XCTAssertEqual(subscriber.history, ["subscription", "10", "ask 1", "11"])
    subscriber.request(9)
    XCTAssertEqual(
      subscriber.history, ["subscription", "10", "ask 1", "11", "ask 9", "20", "21", "finished"])
  }

  func testFlatMapAsksForEverythingOnlyIfEverythingIsWanted() {
    var asked: [String] = []
    let inner = PassthroughSubject<Int, Never>()
      .handleEvents(receiveRequest: { asked.append("\($0)") })
    for demand in [Subscribers.Demand.max(2), .unlimited] {
      Just(0).flatMap { _ in inner }.recorded(demand).subscription?.cancel()
    }
    XCTAssertEqual(asked, ["max(1)", "unlimited"])
  }

  func testAValueSentFromInsideFlatMapsSubscriberStandsBehindThoseThatWait() {
    let (a, b, c) = (Subject(), Subject(), Subject())
    let subscriber = [a, b, c].publisher.setFailureType(to: Mistake.self).flatMap { $0 }
      .handleEvents(receiveOutput: { if $0 == 1 { c.send(3) } }).recorded(.none)
    a.send(1)
    b.send(2)
    subscriber.request(3)
    XCTAssertEqual(subscriber.history, ["subscription", "ask 3", "1", "2", "3"])
    subscriber.subscription?.cancel()
  }

  func testFlatMapOfAPublisherThatCannotFail() {
    let subscriber = Just(1).flatMap { _ in Fail<Int, Mistake>(error: .made) }.recorded()
    XCTAssertEqual(subscriber.history, ["subscription", "failure made"])
  }

  func testFailureOfOneOfFlatMapsPublishersCancelsTheRest() {
    let (outer, a, b) = (PassthroughSubject<Int, Mistake>(), Subject(), Subject())
    var cancelled: [String] = []
    let watched = b.handleEvents(receiveCancel: { cancelled.append("b") })
    let subscriber = outer.handleEvents(receiveCancel: { cancelled.append("outer") })
      .flatMap { $0 == 1 ? a.eraseToAnyPublisher() : watched.eraseToAnyPublisher() }.recorded()
    outer.send(1)
    outer.send(2)
    a.send(completion: .failure(.made))
    XCTAssertEqual(subscriber.history, ["subscription", "failure made"])
    XCTAssertEqual(cancelled, ["outer", "b"])
  }

  func testCancelledFlatMapCancelsAll() {
    let (outer, a) = (PassthroughSubject<Int, Mistake>(), Subject())
    var cancelled: [String] = []
    let subscriber = outer.handleEvents(receiveCancel: { cancelled.append("outer") })
      .flatMap { _ in a.handleEvents(receiveCancel: { cancelled.append("a") }) }.recorded()
    outer.send(1)
    subscriber.subscription?.cancel()
    a.send(1)
    XCTAssertEqual(cancelled, ["outer", "a"])
    XCTAssertEqual(subscriber.history, ["subscription"])
  }

  func testFlatMapWithASinkThatSendsBackIsServedDepthFirst() {
    let subject = PassthroughSubject<Int, Never>()
    var history: [String] = []
    let token = subject.flatMap { Just($0) }.sink { value in
      history.append("in \(value)")
      if value < 2 { subject.send(value + 1) }
      history.append("out \(value)")
    }
    subject.send(1)
    XCTAssertEqual(history, ["in 1", "in 2", "out 2", "out 1"])
    token.cancel()
  }

  func testSwitchToLatestCancelsTheOneBefore() {
    let outer = PassthroughSubject<Subject, Mistake>()
    let (a, b) = (Subject(), Subject())
    let subscriber = outer.switchToLatest().recorded()
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    XCTAssertEqual(subscriber.history, ["subscription", "1", "3"])
    subscriber.subscription?.cancel()
  }

  func testSwitchToLatestTellsTheOneBeforeThatItIsCancelled() {
    let outer = PassthroughSubject<AnyPublisher<Int, Mistake>, Mistake>()
    var cancelled = 0
    let subscriber = outer.switchToLatest().recorded()
    outer.send(Subject().handleEvents(receiveCancel: { cancelled += 1 }).eraseToAnyPublisher())
    XCTAssertEqual(cancelled, 0)
    outer.send(Subject().eraseToAnyPublisher())
    XCTAssertEqual(cancelled, 1)
    subscriber.subscription?.cancel()
  }

  func testSwitchToLatestEndsWhenTheNewestAndTheUpstreamHave() {
    let outer = PassthroughSubject<Subject, Mistake>()
    let a = Subject()
    let subscriber = outer.switchToLatest().recorded()
    outer.send(a)
    outer.send(completion: .finished)
    XCTAssertEqual(subscriber.history, ["subscription"])
    a.send(1)
    a.send(completion: .finished)
    XCTAssertEqual(subscriber.history, ["subscription", "1", "finished"])
  }

  func testSwitchToLatestCarriesTheOpenDemandOver() {
    let outer = PassthroughSubject<Publishers.Sequence<[Int], Never>, Never>()
    let subscriber = outer.switchToLatest().recorded(.max(3))
    outer.send([1, 2].publisher)
    outer.send([3, 4].publisher)
    XCTAssertEqual(subscriber.history, ["subscription", "1", "2", "3"])
    subscriber.subscription?.cancel()
  }

  func testSwitchFromInsideTheSinkDropsTheRestOfTheOldOne() {
    let outer = PassthroughSubject<Publishers.Sequence<[Int], Never>, Never>()
    var history: [Int] = []
    let token = outer.switchToLatest().sink { value in
      history.append(value)
      if value == 1 { outer.send([10, 11].publisher) }
    }
    outer.send([1, 2, 3].publisher)
    XCTAssertEqual(history, [1, 10, 11])
    token.cancel()
  }

  func testFailureOfTheNewestEndsSwitchToLatest() {
    let outer = PassthroughSubject<Subject, Never>()
    let a = Subject()
    let subscriber = outer.switchToLatest().recorded()
    outer.send(a)
    a.send(completion: .failure(.made))
    outer.send(Subject())
    XCTAssertEqual(subscriber.history, ["subscription", "failure made"])
  }

  func testAppendAndPrependKeepTheOrderAndTheDemand() {
    let publisher = [3].publisher.prepend(1, 2).append([4, 5]).append(Just(6))
    XCTAssertEqual(
      publisher.recorded().history,
      ["subscription", "1", "2", "3", "4", "5", "6", "finished"])
    XCTAssertEqual(publisher.recorded(.max(4)).history, ["subscription", "1", "2", "3", "4"])
  }

  func testAppendFollowsNothingAfterAFailureOrCancellation() {
    let subject = Subject()
    let failed = subject.append(9).recorded()
    let cancelled = subject.append(9).recorded()
    cancelled.subscription?.cancel()
    subject.send(completion: .failure(.made))
    XCTAssertEqual(
      [failed.history, cancelled.history], [["subscription", "failure made"], ["subscription"]])
  }

  func testCatchGoesOnWithAnotherPublisher() {
    let subject = Subject()
    let subscriber = subject.catch { _ in [8, 9].publisher }.recorded(.max(2))
    subject.send(1)
    subject.send(completion: .failure(.made))
    XCTAssertEqual(subscriber.history, ["subscription", "1", "8"])
    subscriber.request(1)
    XCTAssertEqual(subscriber.history, ["subscription", "1", "8", "ask 1", "9", "finished"])
  }

  func testTryCatchEndsWithWhatItsClosureThrows() {
    let failing = Fail<Int, Mistake>(error: .made)
    XCTAssertEqual(
      failing.tryCatch { _ throws -> Just<Int> in throw Mistake.other }.recorded().history,
      ["subscription", "failure other"])
    XCTAssertEqual(
      failing.tryCatch { _ in Just(1) }.recorded().history, ["subscription", "1", "finished"])
  }

  func testRetrySubscribesAgainSoManyTimes() {
    var subscriptions = 0
    let failing = Deferred { () -> AnyPublisher<Int, Mistake> in
      subscriptions += 1
      return Just(subscriptions).setFailureType(to: Mistake.self)
        .append(Fail(error: .made)).eraseToAnyPublisher()
    }
    XCTAssertEqual(
      failing.retry(2).recorded().history, ["subscription", "1", "2", "3", "failure made"])
  }

  func testAHundredThousandRetriesDoNotNest() {
    var left = 100_000
    let publisher = Deferred { () -> Result<Int, Mistake>.Publisher in
      left -= 1
      return left == 0 ? .init(1) : .init(.made)
    }
    XCTAssertEqual(
      publisher.retry(.max).recorded().history, ["subscription", "1", "finished"])
  }

  func testCancelledRetryDoesNotSubscribeAgain() {
    var subscriptions = 0
    let subject = Subject()
    let subscriber = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 })
      .retry(5).recorded()
    subscriber.subscription?.cancel()
    subject.send(completion: .failure(.made))
    XCTAssertEqual(subscriptions, 1)
  }

  func testReplaceErrorGivesAValueOnceItIsWanted() {
    let subject = Subject()
    let subscriber = subject.replaceError(with: 0).recorded(.max(1))
    subject.send(1)
    subject.send(completion: .failure(.made))
    XCTAssertEqual(subscriber.history, ["subscription", "1"])
    subscriber.request(1)
    XCTAssertEqual(subscriber.history, ["subscription", "1", "ask 1", "0", "finished"])
  }

  func testMapErrorAndSetFailureTypeChangeTheKindOfError() {
    XCTAssertEqual(
      Just(1).setFailureType(to: Mistake.self).append(Fail(error: .made))
        .mapError { _ in Mistake.other }.recorded().history,
      ["subscription", "1", "failure other"])
  }

  func testAssertNoFailurePassesValuesOn() {
    XCTAssertEqual(
      Result<Int, Mistake>.success(1).publisher.assertNoFailure().recorded().history,
      ["subscription", "1", "finished"])
  }
}
