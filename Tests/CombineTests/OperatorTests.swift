import Combine
import XCTest

final class OperatorTests: XCTestCase {
  private final class Model: ObservableObject {
    @Published var a = 0
  }

  private func history<T>(
    of make: (Published<Int>.Publisher) -> some Publisher<T, Never>, writing values: [Int]
  ) -> [T] {
    let model = Model()
    var history: [T] = []
    let token = make(model.$a).sink { history.append($0) }
    for value in values { model.a = value }
    token.cancel()
    return history
  }

  // Conf: OC.
  func testA13_dropFirstLeavesOutTheCurrentValue() {
    XCTAssertEqual(history(of: { $0.dropFirst() }, writing: [0, 1, 1, 2]), [0, 1, 1, 2])
  }

  // Conf: OC.
  func testA13_removeDuplicatesLeavesOutEqualNeighbours() {
    XCTAssertEqual(history(of: { $0.removeDuplicates() }, writing: [0, 1, 1, 2]), [0, 1, 2])
  }

  func testDropFirstLeavesOutAsManyAsSaid() {
    XCTAssertEqual(history(of: { $0.dropFirst(3) }, writing: [1, 2, 3, 4]), [3, 4])
  }

  func testRemoveDuplicatesByAClosure() {
    XCTAssertEqual(
      history(of: { $0.removeDuplicates { $0 % 2 == $1 % 2 } }, writing: [2, 3, 5, 4]), [0, 3, 4])
  }

  func testMapByClosureAndByKeyPath() {
    XCTAssertEqual(
      history(of: { $0.map { "\($0)" }.map(\.count) }, writing: [10, 100]), [1, 2, 3])
  }

  func testFilterPassesWhatTheClosureAccepts() {
    XCTAssertEqual(history(of: { $0.filter { $0 > 1 } }, writing: [1, 2, 3, 0]), [2, 3])
  }

  func testFilterPassesAnOptionalNilThatTheClosureAccepts() {
    let subject = PassthroughSubject<Int?, Never>()
    var history: [Int?] = []
    let token = subject.filter { $0 != 1 }.sink { history.append($0) }
    for value in [nil, 1, 2] { subject.send(value) }
    XCTAssertEqual(history, [nil, 2])
    token.cancel()
  }

  func testCompactMapLeavesOutNil() {
    XCTAssertEqual(
      history(of: { $0.compactMap { $0 == 1 ? nil : "\($0)" } }, writing: [1, 2]), ["0", "2"])
  }

  func testValuesLeftOutDoNotUseUpDemand() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = RecordingSubscriber<Int, Never>(first: .max(2))
    subject.dropFirst().filter { $0 > 0 }.removeDuplicates().compactMap { $0 == 5 ? nil : $0 }
      .subscribe(subscriber)
    for value in [9, 0, 5, 1, 1, 2, 3] { subject.send(value) }
    XCTAssertEqual(subscriber.history, ["subscription", "1", "2"])
    subscriber.subscription?.cancel()
  }

  func testEachSubscriberOfOneOperatorStartsAfresh() {
    let subject = PassthroughSubject<Int, Never>()
    let publisher = subject.dropFirst().removeDuplicates()
    var history: [String] = []
    let first = publisher.sink { history.append("first \($0)") }
    subject.send(1)
    subject.send(2)
    let second = publisher.sink { history.append("second \($0)") }
    subject.send(2)
    subject.send(2)
    XCTAssertEqual(history, ["first 2", "second 2"])
    first.cancel()
    second.cancel()
  }

  func testRemoveDuplicatesWithASinkThatSendsBack() {
    let subject = PassthroughSubject<Int, Never>()
    var history: [Int] = []
    let token = subject.removeDuplicates().sink { value in
      history.append(value)
      subject.send(1)
    }
    subject.send(1)
    subject.send(0)
    XCTAssertEqual(history, [1, 0, 1])
    token.cancel()
  }

  func testCancellingReachesTheTopOfTheChain() {
    let subject = PassthroughSubject<Int, Never>()
    var mapped = 0
    let token = subject.map { mapped += $0 }.filter { true }.dropFirst().sink {}
    subject.send(1)
    token.cancel()
    subject.send(1)
    XCTAssertEqual(mapped, 1)
  }

  func testEndPassesThroughEachOperator() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = RecordingSubscriber<Int, Never>(first: .unlimited)
    subject.map { $0 }.filter { _ in true }.compactMap { $0 }.dropFirst().removeDuplicates()
      .subscribe(subscriber)
    subject.send(completion: .finished)
    XCTAssertEqual(subscriber.history, ["subscription", "finished"])
  }
}
