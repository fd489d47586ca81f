import Combine
import XCTest

/// `combineLatest`, `zip` and `merge`.
final class JoiningTests: XCTestCase {
  private typealias Subject = PassthroughSubject<Int, Mistake>

  func testCombineLatestWaitsForAllAndThenPublishesEachChange() {
    let (a, b) = (Subject(), Subject())
    let subscriber = a.combineLatest(b).recorded()
    a.send(1)
    a.send(2)
    b.send(10)
    a.send(3)
    XCTAssertEqual(subscriber.history, ["subscription", "(2, 10)", "(3, 10)"])
    subscriber.subscription?.cancel()
  }

  func testCombineLatestOfThreeAndFourAndWithAClosure() {
    let (a, b) = (Just(1), Just(2))
    XCTAssertEqual(
      a.combineLatest(b, Just(3)).recorded().history, ["subscription", "(1, 2, 3)", "finished"])
    XCTAssertEqual(
      a.combineLatest(b, Just(3), Just(4)).recorded().history,
      ["subscription", "(1, 2, 3, 4)", "finished"])
    XCTAssertEqual(
      a.combineLatest(b) { $0 + $1 }.recorded().history, ["subscription", "3", "finished"])
  }

  func testCombineLatestEndsWhenAllHaveEnded() {
    let (a, b) = (Subject(), Subject())
    let subscriber = a.combineLatest(b).recorded()
    a.send(1)
    a.send(completion: .finished)
    b.send(10)
    b.send(11)
    b.send(completion: .finished)
    XCTAssertEqual(subscriber.history, ["subscription", "(1, 10)", "(1, 11)", "finished"])
  }

  func testFailureOfOneEndsAJointAndCancelsTheOther() {
    let (a, b) = (Subject(), Subject())
    var cancelled = 0
    let watched = b.handleEvents(receiveCancel: { cancelled += 1 })
    let (latest, pairs) = (a.combineLatest(watched).recorded(), a.zip(watched).recorded())
    a.send(completion: .failure(.made))
    XCTAssertEqual(latest.history, ["subscription", "failure made"])
    XCTAssertEqual(pairs.history, ["subscription", "failure made"])
    XCTAssertEqual(cancelled, 2)
  }

  func testCombineLatestCountsDemandAndReplacesIncompleteValues() {
    let (a, b) = (Subject(), Subject())
    let subscriber = a.combineLatest(b).recorded(.max(1))
    a.send(1)
    a.send(2)
    b.send(10)
    a.send(3)
    subscriber.request(1)
    b.send(11)
    XCTAssertEqual(subscriber.history, ["subscription", "(2, 10)", "ask 1", "(3, 11)"])
    subscriber.subscription?.cancel()
  }

  func testCombineLatestWithASinkThatSendsBackIsServedDepthFirst() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var history: [String] = []
    let token = a.combineLatest(b).sink { left, right in
      history.append("\(left) \(right)")
      if right < 12 { b.send(right + 1) }
    }
    a.send(1)
    b.send(10)
    XCTAssertEqual(history, ["1 10", "1 11", "1 12"])
    token.cancel()
  }

  func testCombineLatestOfTwoPublishedProperties() {
    final class Form: ObservableObject {
      @Published var name = ""
      @Published var age = 0
    }
    let form = Form()
    var history: [String] = []
    let token = form.$name.combineLatest(form.$age).sink { history.append("\($0) \($1)") }
    form.name = "a"
    form.age = 1
    XCTAssertEqual(history, [" 0", "a 0", "a 1"])
    token.cancel()
  }

  func testCancelledJointCancelsAllAndReleasesItsClosures() {
    final class Probe {}
    let (a, b) = (Subject(), Subject())
    weak var probe: Probe?
    do {
      let captured = Probe()
      probe = captured
      let token = a.zip(b).combineLatest(a).sink(
        receiveCompletion: { _ in }, receiveValue: { _ in withExtendedLifetime(captured) {} })
      a.send(1)
      token.cancel()
    }
    XCTAssertNil(probe)
  }

  func testZipPairsInOrderAndKeepsWhatIsAhead() {
    let (a, b) = (Subject(), Subject())
    let subscriber = a.zip(b).recorded()
    for value in 1...3 { a.send(value) }
    b.send(10)
    b.send(11)
    XCTAssertEqual(subscriber.history, ["subscription", "(1, 10)", "(2, 11)"])
    subscriber.subscription?.cancel()
  }

  func testZipEndsOnceNoPairCanComeAnyMore() {
    let (a, b) = (Subject(), Subject())
    let subscriber = a.zip(b).recorded()
    a.send(1)
    a.send(completion: .finished)
    XCTAssertEqual(subscriber.history, ["subscription"])
    b.send(10)
    XCTAssertEqual(subscriber.history, ["subscription", "(1, 10)", "finished"])
  }

  func testZipOfThreeAndFourAndWithAClosure() {
    let (a, b) = ([1, 2].publisher, [3, 4].publisher)
    XCTAssertEqual(
      a.zip(b, [5].publisher).recorded().history, ["subscription", "(1, 3, 5)", "finished"])
    XCTAssertEqual(
      a.zip(b, a, b).recorded().history,
      ["subscription", "(1, 3, 1, 3)", "(2, 4, 2, 4)", "finished"])
    XCTAssertEqual(
      a.zip(b) { $0 * $1 }.recorded().history, ["subscription", "3", "8", "finished"])
  }

  func testZipPassesDemandToEachSide() {
    let subscriber = (1...3).publisher.zip((4...6).publisher).recorded(.max(1))
    XCTAssertEqual(subscriber.history, ["subscription", "(1, 4)"])
    subscriber.request(1)
    XCTAssertEqual(subscriber.history, ["subscription", "(1, 4)", "ask 1", "(2, 5)"])
    subscriber.subscription?.cancel()
  }

  func testZipKeepsUpWithOneSideFarAhead() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var sum = 0
    let token = a.zip(b).sink { sum += $0 * $1 }
    for value in 0..<100_000 { a.send(value) }
    for _ in 0..<100_000 { b.send(1) }
    XCTAssertEqual(sum, 4_999_950_000)
    token.cancel()
  }

  func testMergePublishesAsTheyComeAndEndsWhenAllHave() {
    let (a, b) = (Subject(), Subject())
    let subscriber = a.map { $0 }.merge(with: b).recorded()
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    b.send(completion: .finished)
    XCTAssertEqual(subscriber.history, ["subscription", "1", "2", "3", "finished"])
  }

  func testMergeOfEachWidth() {
    let j = Just(1)
    let k = j.map { $0 + 1 }
    XCTAssertEqual(
      [
        j.merge(with: j).recorded().history, j.merge(with: k).recorded().history,
        j.merge(with: k, j).recorded().history, j.merge(with: k, j, k).recorded().history,
        j.merge(with: k, j, k, j).recorded().history,
        j.merge(with: k, j, k, j, k).recorded().history,
        j.merge(with: k, j, k, j, k, j).recorded().history,
        j.merge(with: k, j, k, j, k, j, k).recorded().history,
        Publishers.MergeMany([j, j, j]).recorded().history,
      ].map { $0.dropFirst().dropLast().joined() },
      ["11", "12", "121", "1212", "12121", "121212", "1212121", "12121212", "111"])
  }

  func testMergeKeepsWhatNobodyAskedForUntilSomebodyDoes() {
    let subscriber = [1, 2].publisher.merge(with: [3, 4].publisher).recorded(.max(1))
    XCTAssertEqual(subscriber.history, ["subscription", "1"])
    subscriber.request(2)
    XCTAssertEqual(subscriber.history, ["subscription", "1", "ask 2", "2", "3"])
    subscriber.request(5)
    XCTAssertEqual(
      subscriber.history, ["subscription", "1", "ask 2", "2", "3", "ask 5", "4", "finished"])
  }

  func testFailureOfOneEndsAMergeAndCancelsTheOthers() {
    let (a, b) = (Subject(), Subject())
    var cancelled = 0
    let subscriber = a.merge(with: b.handleEvents(receiveCancel: { cancelled += 1 })).recorded()
    a.send(completion: .failure(.made))
    b.send(1)
    XCTAssertEqual(subscriber.history, ["subscription", "failure made"])
    XCTAssertEqual(cancelled, 1)
  }

  func testCancellingAJointCancelsEverySide() {
    let (a, b) = (Subject(), Subject())
    var cancelled: [String] = []
    let subscriber = a.handleEvents(receiveCancel: { cancelled.append("a") })
      .combineLatest(b.handleEvents(receiveCancel: { cancelled.append("b") })).recorded()
    subscriber.subscription?.cancel()
    XCTAssertEqual(cancelled, ["a", "b"])
  }

  func testMergedValuesFromSeveralThreadsArriveOneByOne() {
    // Safe to share: a subject locks itself, and only the sink, served one by one, touches `sum`.
    final class Shared: @unchecked Sendable {
      let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
      var sum = 0
    }
    let shared = Shared()
    let token = Publishers.MergeMany(shared.subjects).sink { shared.sum += $0 }
    DispatchQueue.concurrentPerform(iterations: 4) { number in
      for _ in 0..<2000 { shared.subjects[number].send(1) }
    }
    XCTAssertEqual(shared.sum, 8000)
    token.cancel()
  }

  func testJointsAndMergesAreMadeAsByAppleWithoutLabels() {
    let one = Just(1)
    var sums: [Int] = []
    var values: [Int] = []
    var bag: [AnyCancellable] = []
    Publishers.Zip(one, one).sink { sums.append($0 + $1) }.store(in: &bag)
    Publishers.Zip3(one, one, one).sink { sums.append($0 + $1 + $2) }.store(in: &bag)
    Publishers.Zip4(one, one, one, one).sink { sums.append($0 + $1 + $2 + $3) }.store(in: &bag)
    Publishers.CombineLatest(one, one).sink { sums.append($0 + $1) }.store(in: &bag)
    Publishers.CombineLatest3(one, one, one).sink { sums.append($0 + $1 + $2) }.store(in: &bag)
    Publishers.CombineLatest4(one, one, one, one).sink { sums.append($0 + $1 + $2 + $3) }
      .store(in: &bag)
    Publishers.Merge(one, one).sink { values.append($0) }.store(in: &bag)
    Publishers.Merge3(one, one, one).sink { values.append($0) }.store(in: &bag)
    Publishers.Merge4(one, one, one, one).sink { values.append($0) }.store(in: &bag)
    Publishers.Merge5(one, one, one, one, one).sink { values.append($0) }.store(in: &bag)
    Publishers.Merge6(one, one, one, one, one, one).sink { values.append($0) }.store(in: &bag)
    Publishers.Merge7(one, one, one, one, one, one, one).sink { values.append($0) }
      .store(in: &bag)
    Publishers.Merge8(one, one, one, one, one, one, one, one).sink { values.append($0) }
      .store(in: &bag)
    XCTAssertEqual(sums, [2, 3, 4, 2, 3, 4])
    XCTAssertEqual(values.count, 2 + 3 + 4 + 5 + 6 + 7 + 8)
  }
}
