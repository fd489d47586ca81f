import Combine
import XCTest

final class ObservableObjectTests: XCTestCase {
  private class Counter: ObservableObject {
    @Published var a = 0
    @Published var b = "x"
    @Published var list = [3, 1, 2]
    var plain = 0

    func changeThree() {
      a = 1
      b = "y"
      a = 2
    }
  }

  private final class Extended: Counter {
    @Published var extra = 0
  }

  private final class Inner: ObservableObject {
    @Published var n = 0
  }

  private final class Outer: ObservableObject {
    @Published var inner = Inner()
    @Published var inners: [Inner] = [Inner()]
  }

  private final class Custom: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    @Published var a = 0
  }

  private final class CustomSubject: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    @Published var a = 0
  }

  private final class Manual: ObservableObject {
    var value = 0 {
      willSet { objectWillChange.send() }
    }
  }

  private final class Generic<T>: ObservableObject {
    var before: T
    @Published var value: T
    init(_ value: T) {
      before = value
      self.value = value
    }
  }

  // Conf: DOC + OC.
  func testA01_objectWillChangeComesBeforeEachAssignmentAlsoAnEqualOne() {
    let counter = Counter()
    var history: [String] = []
    let token = counter.objectWillChange.sink { history.append("\(counter.a) \(counter.b)") }
    counter.a = 1
    counter.a = 1
    counter.b = "y"
    counter.plain = 9
    XCTAssertEqual(history, ["0 x", "1 x", "1 x"])
    token.cancel()
  }

  // Conf: OC.
  func testA03_threeAssignmentsInOneMethodAreThreeEvents() {
    let counter = Counter()
    var events = 0
    let token = counter.objectWillChange.sink { events += 1 }
    counter.changeThree()
    XCTAssertEqual(events, 3)
    token.cancel()
  }

  // Conf: OC.
  func testA04_eachInPlaceMutationIsOneEvent() {
    let counter = Counter()
    var history: [[Int]] = []
    let token = counter.objectWillChange.sink { history.append(counter.list + [counter.a]) }
    counter.list.append(4)
    counter.list[0] = 3
    counter.list.sort()
    counter.a += 1
    XCTAssertEqual(history, [[3, 1, 2, 0], [3, 1, 2, 4, 0], [3, 1, 2, 4, 0], [1, 2, 3, 4, 0]])
    token.cancel()
  }

  // Conf: MULTI + OC.
  func testA09_innerObjectDoesNotAnnounceItselfThroughTheOuterOne() {
    let outer = Outer()
    var history: [String] = []
    let token = outer.objectWillChange.sink { history.append("outer") }
    outer.inner.n = 1
    outer.inners[0].n = 1
    history.append("replace")
    outer.inner = Inner()
    history.append("append")
    outer.inners.append(Inner())
    XCTAssertEqual(history, ["replace", "outer", "append", "outer"])
    token.cancel()
  }

  // Conf: OC + ONE.
  func testA10_subclassSharesTheInheritedPublisher() {
    let extended = Extended()
    var history: [String] = []
    let token = extended.objectWillChange.sink { history.append("\(extended.a)/\(extended.extra)") }
    extended.a = 1
    extended.extra = 1
    XCTAssertEqual(history, ["0/0", "1/0"])
    XCTAssertTrue((extended as Counter).objectWillChange === extended.objectWillChange)
    token.cancel()
  }

  // Conf: OC + MNT-like.
  func testA11_customObjectWillChangeIsSentByHandOnly() {
    let custom = Custom()
    let subject = CustomSubject()
    var history: [String] = []
    let tokens = [
      custom.objectWillChange.sink { history.append("publisher") },
      subject.objectWillChange.sink { history.append("subject") },
    ]
    custom.a = 1
    subject.a = 1
    history.append("by hand")
    custom.objectWillChange.send()
    subject.objectWillChange.send()
    XCTAssertEqual(history, ["by hand", "publisher", "subject"])
    tokens.forEach { $0.cancel() }
  }

  // Conf: MULTI.
  func testA12_classWithoutPublishedPropertiesKeepsOnePublisher() {
    let manual = Manual()
    var history: [Int] = []
    let token = manual.objectWillChange.sink { history.append(manual.value) }
    manual.value = 1
    manual.value = 2
    XCTAssertEqual(history, [0, 1])
    XCTAssertTrue(manual.objectWillChange === manual.objectWillChange)
    token.cancel()
  }

  // Conf: MULTI.
  func testA12_twoObjectsNeverShareAPublisherEvenAtOneAddress() {
    var seen: [ObservableObjectPublisher] = []
    for _ in 0..<200 { seen.append(Manual().objectWillChange) }
    XCTAssertEqual(Set(seen.map(ObjectIdentifier.init)).count, 200)
  }

  func testObjectsOfAGenericClassAreWired() {
    let text = Generic("a")
    let number = Generic(1.5)
    var history: [String] = []
    let tokens = [
      text.objectWillChange.sink { history.append("text \(text.value)") },
      number.objectWillChange.sink { history.append("number \(number.value)") },
    ]
    text.value = "b"
    number.value = 2
    text.before = "c"
    XCTAssertEqual(history, ["text a", "number 1.5"])
    tokens.forEach { $0.cancel() }
  }

  func testWritesBeforeTheFirstAccessAreNotReplayed() {
    let counter = Counter()
    counter.a = 1
    var events = 0
    let token = counter.objectWillChange.sink { events += 1 }
    XCTAssertEqual(events, 0)
    token.cancel()
  }

  func testManySimultaneousFirstAccessesFindOnePublisher() {
    // Safe to share: the test only asks for the publishers, which lock themselves.
    struct Shared: @unchecked Sendable {
      let counters = (0..<200).map { _ in Counter() }
      let manuals = (0..<200).map { _ in Manual() }
    }
    let shared = Shared()
    let found = Found()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for object in shared.counters { found.insert(object.objectWillChange) }
      for object in shared.manuals { found.insert(object.objectWillChange) }
    }
    XCTAssertEqual(found.count, 400)
  }

  /// Collects identities from several threads, under a lock.
  private final class Found: @unchecked Sendable {
    private let lock = NSLock()
    private var publishers: [ObjectIdentifier: ObservableObjectPublisher] = [:]
    func insert(_ publisher: ObservableObjectPublisher) {
      lock.withLock { publishers[ObjectIdentifier(publisher)] = publisher }
    }
    var count: Int { lock.withLock { publishers.count } }
  }
}
