import Combine
import XCTest

final class PublishedTests: XCTestCase {
  private final class Model: ObservableObject {
    @Published var a = 0
    @Published var copy = -1
    @Published(initialValue: "given") var text: String
  }

  // Conf: MULTI + OC.
  func testA02_projectedPublisherSendsTheNewValueWhileThePropertyIsStillOld() {
    let model = Model()
    var history: [String] = []
    let token = model.$a.sink { history.append("got \($0)/\(model.a)") }
    model.a = 1
    model.a = 1
    XCTAssertEqual(history, ["got 0/0", "got 1/0", "got 1/1"])
    token.cancel()
  }

  // Conf: OC.
  func testA04_inPlaceMutationSendsTheWholeNewValue() {
    final class Lists: ObservableObject {
      @Published var list = [2, 1]
    }
    let lists = Lists()
    var history: [[Int]] = []
    let token = lists.$list.sink { history.append($0) }
    lists.list.append(3)
    lists.list[0] = 2
    lists.list.sort()
    XCTAssertEqual(history, [[2, 1], [2, 1, 3], [2, 1, 3], [1, 2, 3]])
    token.cancel()
  }

  func testObjectAnnouncesItselfBeforeTheProperty() {
    let model = Model()
    var history: [String] = []
    let tokens = [
      model.$a.sink { history.append("$a \($0)") },
      model.objectWillChange.sink { history.append("object") },
    ]
    model.a = 1
    XCTAssertEqual(history, ["$a 0", "object", "$a 1"])
    tokens.forEach { $0.cancel() }
  }

  func testInitialValueFormStartsWithThatValue() {
    XCTAssertEqual(Model().text, "given")
  }

  func testWriteFromASinkOfTheSamePropertyIsOvertakenByTheOuterWrite() {
    let model = Model()
    var history: [Int] = []
    let token = model.$a.sink { value in
      history.append(value)
      if value == 1 { model.a = 10 }
    }
    model.a = 1
    XCTAssertEqual(history + [model.a], [0, 1, 10, 1])
    token.cancel()
  }

  func testWriteToAnotherPropertyFromASinkIsKept() {
    let model = Model()
    let token = model.$a.sink { model.copy = $0 * 2 }
    model.a = 4
    XCTAssertEqual([model.a, model.copy], [4, 8])
    token.cancel()
  }

  func testSubscriberAddedDuringAWriteGetsTheOldValueFirst() {
    let model = Model()
    var history: [String] = []
    var late: AnyCancellable?
    let token = model.objectWillChange.sink {
      guard late == nil else { return }
      late = model.$a.sink { history.append("late \($0)") }
    }
    model.a = 1
    XCTAssertEqual(history, ["late 0", "late 1"])
    token.cancel()
    late?.cancel()
  }

  func testAssignToPublishedStartsWithTheCurrentValueAndFollows() {
    final class Pair: ObservableObject {
      @Published var number = 1
      @Published var text = ""
      init() { $number.map { "n=\($0)" }.assign(to: &$text) }
    }
    let pair = Pair()
    var history = [pair.text]
    let token = pair.objectWillChange.sink { history.append("will change") }
    pair.number = 2
    history.append(pair.text)
    XCTAssertEqual(history, ["n=1", "will change", "will change", "n=2"])
    token.cancel()
  }

  func testSubscriberWithoutDemandIsOwedOnlyTheLatestValue() {
    let model = Model()
    let subscriber = RecordingSubscriber<Int, Never>()
    model.$a.subscribe(subscriber)
    model.a = 1
    model.a = 2
    subscriber.request(1)
    model.a = 3
    model.a = 4
    subscriber.request(5)
    model.a = 5
    XCTAssertEqual(subscriber.history, ["subscription", "ask 1", "2", "ask 5", "4", "5"])
    subscriber.subscription?.cancel()
  }

  func testEachWriteFromSeveralThreadsIsHeardWhileOthersComeAndGo() {
    // Safe to share: a published storage locks itself, and `heard` is touched by one sink only,
    // which is served one by one.
    final class Shared: @unchecked Sendable {
      let model = Model()
      var heard = 0
    }
    let shared = Shared()
    let token = shared.model.$a.sink { _ in shared.heard += 1 }
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for number in 0..<1000 {
        if thread < 2 {
          shared.model.a = number
        } else {
          _ = shared.model.$a.sink { _ in }
          _ = shared.model.objectWillChange.sink {}
        }
      }
    }
    XCTAssertEqual(shared.heard, 2001)
    token.cancel()
  }

  @MainActor
  func testMainActorModelCompilesAndFollows() async {
    @MainActor final class Search: ObservableObject {
      @Published var query = ""
      @Published private(set) var count = 0
      private var bag = Set<AnyCancellable>()
      init() {
        $query.dropFirst().removeDuplicates().map(\.count)
          .sink { [weak self] in self?.count = $0 }
          .store(in: &bag)
      }
    }
    let search = Search()
    search.query = "abc"
    XCTAssertEqual(search.count, 3)
  }
}
