import Combine
import XCTest

/// Operators that make at most one value of each: try…, scan, prefix, drop, collect by count.
final class StageTests: XCTestCase {
  private let numbers = (1...6).publisher

  func testTryMapEndsWithWhatItsClosureThrowsAndCancelsItsUpstream() {
    var cancelled = 0
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = subject.handleEvents(receiveCancel: { cancelled += 1 })
      .tryMap { value throws -> Int in
        if value == 2 { throw Mistake.made }
        return value * 10
      }.recorded()
    for value in 1...3 { subject.send(value) }
    XCTAssertEqual(subscriber.history, ["subscription", "10", "failure made"])
    XCTAssertEqual(cancelled, 1)
  }

  func testTryOperatorsThatDoNotThrowPassTheEndOn() {
    let sums = numbers.tryMap { $0 }.tryFilter { $0 % 2 == 0 }.tryScan(0) { $0 + $1 }
    let kept = sums.tryCompactMap { $0 as Int? }.tryRemoveDuplicates { $0 == $1 }
    let subscriber = kept.tryDrop { $0 < 3 }.tryPrefix { $0 < 100 }.recorded()
    XCTAssertEqual(subscriber.history, ["subscription", "6", "12", "finished"])
  }

  func testEachTryOperatorEndsWhenItsClosureThrows() {
    let bad = { (_: Int) throws -> Bool in throw Mistake.made }
    let histories = [
      numbers.tryFilter(bad).recorded().history,
      numbers.tryCompactMap { _ -> Int? in throw Mistake.made }.recorded().history,
      numbers.tryScan(0) { _, _ in throw Mistake.made }.recorded().history,
      numbers.tryDrop(while: bad).recorded().history,
      numbers.tryPrefix(while: bad).recorded().history,
      numbers.tryFirst(where: bad).recorded().history,
      numbers.tryLast(where: bad).recorded().history,
      numbers.tryContains(where: bad).recorded().history,
      numbers.tryAllSatisfy(bad).recorded().history,
      numbers.tryReduce(0) { _, _ in throw Mistake.made }.recorded().history,
    ]
    for history in histories { XCTAssertEqual(history, ["subscription", "failure made"]) }
  }

  func testTryRemoveDuplicatesThrowsAtTheSecondValue() {
    let subscriber = numbers.tryRemoveDuplicates { _, _ in throw Mistake.made }.recorded()
    XCTAssertEqual(subscriber.history, ["subscription", "1", "failure made"])
  }

  func testScanPublishesEachResultAndNotTheFirst() {
    XCTAssertEqual(
      (1...3).publisher.scan(10, +).recorded().history,
      ["subscription", "11", "13", "16", "finished"])
  }

  func testScanWithASinkThatSendsBackFoldsDepthFirst() {
    let subject = PassthroughSubject<Int, Never>()
    var history: [Int] = []
    let token = subject.scan(0, +).sink { sum in
      history.append(sum)
      if sum < 3 { subject.send(1) }
    }
    subject.send(1)
    XCTAssertEqual(history, [1, 2, 3])
    token.cancel()
  }

  func testPrefixEndsWithItsLastValueAndCancelsItsUpstream() {
    var cancelled = 0
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = subject.handleEvents(receiveCancel: { cancelled += 1 }).prefix(2).recorded()
    for value in 1...3 { subject.send(value) }
    XCTAssertEqual(subscriber.history, ["subscription", "1", "2", "finished"])
    XCTAssertEqual(cancelled, 1)
  }

  func testPrefixOfNoneEndsAtOnce() {
    XCTAssertEqual(
      PassthroughSubject<Int, Never>().prefix(0).recorded().history, ["subscription", "finished"])
  }

  func testLastValueOfAPrefixMaySendToTheSubject() {
    let subject = PassthroughSubject<Int, Never>()
    var history: [Int] = []
    let token = subject.prefix(1).sink { value in
      history.append(value)
      subject.send(value + 1)
    }
    subject.send(1)
    XCTAssertEqual(history, [1])
    token.cancel()
  }

  func testPrefixPassesDemandThrough() {
    let subscriber = numbers.prefix(3).recorded(.max(1))
    subscriber.request(1)
    XCTAssertEqual(subscriber.history, ["subscription", "1", "ask 1", "2"])
  }

  func testCancelledPrefixDeliversNothing() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = subject.prefix(2).recorded()
    subscriber.subscription?.cancel()
    subject.send(1)
    subject.send(completion: .finished)
    XCTAssertEqual(subscriber.history, ["subscription"])
  }

  func testOutputAtAPlaceAndInARange() {
    XCTAssertEqual(numbers.output(at: 2).recorded().history, ["subscription", "3", "finished"])
    XCTAssertEqual(
      numbers.output(in: 1...2).recorded().history, ["subscription", "2", "3", "finished"])
    XCTAssertEqual(
      numbers.output(in: 4...).recorded().history, ["subscription", "5", "6", "finished"])
  }

  func testPrefixWhileEndsAtTheFirstRefusal() {
    XCTAssertEqual(
      [1, 2, 9, 1].publisher.prefix { $0 < 5 }.recorded().history,
      ["subscription", "1", "2", "finished"])
  }

  func testDropWhileForgetsItsClosureAfterTheFirstRefusal() {
    XCTAssertEqual(
      [1, 2, 9, 1].publisher.drop { $0 < 5 }.recorded().history,
      ["subscription", "9", "1", "finished"])
  }

  func testDroppedValuesDoNotUseUpDemand() {
    XCTAssertEqual(
      numbers.drop { $0 < 4 }.recorded(.max(1)).history, ["subscription", "4"])
  }

  func testCollectByCountMultipliesDemandAndGivesTheShortRestAtTheEnd() {
    let subscriber = (1...5).publisher.collect(2).recorded(.max(1))
    XCTAssertEqual(subscriber.history, ["subscription", "[1, 2]"])
    subscriber.request(2)
    XCTAssertEqual(
      subscriber.history, ["subscription", "[1, 2]", "ask 2", "[3, 4]", "[5]", "finished"])
  }

  func testCollectByCountDropsTheRestWhenItFails() {
    let subject = PassthroughSubject<Int, Mistake>()
    let subscriber = subject.collect(2).recorded()
    subject.send(1)
    subject.send(completion: .failure(.made))
    XCTAssertEqual(subscriber.history, ["subscription", "failure made"])
  }

  func testReplaceNilGivesAValueInItsPlace() {
    XCTAssertEqual(
      [1, nil, 3].publisher.replaceNil(with: 0).recorded().history,
      ["subscription", "1", "0", "3", "finished"])
  }

  func testReplaceEmptyGivesAValueOnlyWhenNoneCame() {
    XCTAssertEqual(
      Empty<Int, Never>().replaceEmpty(with: 7).recorded().history,
      ["subscription", "7", "finished"])
    XCTAssertEqual(
      Just(1).replaceEmpty(with: 7).recorded().history, ["subscription", "1", "finished"])
  }

  func testReplaceEmptyWaitsForDemand() {
    let subscriber = Empty<Int, Never>().replaceEmpty(with: 7).recorded(.none)
    XCTAssertEqual(subscriber.history, ["subscription"])
    subscriber.request(1)
    XCTAssertEqual(subscriber.history, ["subscription", "ask 1", "7", "finished"])
  }

  func testReplaceEmptyPassesAnErrorOn() {
    XCTAssertEqual(
      Fail<Int, Mistake>(error: .made).replaceEmpty(with: 7).recorded().history,
      ["subscription", "failure made"])
  }
}
