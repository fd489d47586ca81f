import Combine
import Observation
import XCTest

/// Bug reports about `ObservableObject` and its publisher.
final class ObjectBugTests: XCTestCase {
  final class Plan: ObservableObject { @Published var isPro = false }
  final class Store: ObservableObject {
    @Published var plan = Plan()
    private var bag = Set<AnyCancellable>()
    init(forwards: Bool) {
      guard forwards else { return }
      plan.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
        .store(in: &bag)
    }
  }

  /// The announcements after a change of the child, after another child, after a change of that.
  private func announcements(forwards: Bool) -> [Int] {
    let store = Store(forwards: forwards)
    var hits = 0
    var counts: [Int] = []
    let token = store.objectWillChange.sink { hits += 1 }
    store.plan.isPro = true
    counts.append(hits)
    store.plan = Plan()
    counts.append(hits)
    store.plan.isPro = true
    counts.append(hits)
    token.cancel()
    return counts
  }

  // Conf: OC.
  func test_MB59_nestedOo() {
    XCTAssertEqual(announcements(forwards: false), [0, 1, 1])
  }

  // Conf: OC.
  func test_MB59_nestedOoForwardedByHand() {
    XCTAssertEqual(announcements(forwards: true), [1, 2, 2])
  }

  @Observable final class ObservablePlan { var isPro = false }
  @Observable final class ObservableStore { var plan = ObservablePlan() }

  /// Whether a change is announced to a reader of the plan's state.
  private func isAnnounced(_ store: ObservableStore, _ write: () -> Void) -> Bool {
    let announced = expectation(description: "announced")
    withObservationTracking {
      _ = store.plan.isPro
    } onChange: {
      announced.fulfill()
    }
    write()
    return XCTWaiter().wait(for: [announced], timeout: 0) == .completed
  }

  // Conf: LNX.
  func test_MB59_nestedObservablesJustWork() {
    let store = ObservableStore()
    XCTAssertTrue(isAnnounced(store) { store.plan.isPro = true })
    XCTAssertTrue(isAnnounced(store) { store.plan = ObservablePlan() })
    XCTAssertTrue(isAnnounced(store) { store.plan.isPro = true })
  }

  final class Favorites: ObservableObject {
    private(set) var ids: Set<String> = []
    func add(_ id: String) {
      objectWillChange.send()
      ids.insert(id)
    }
  }

  // Conf: MULTI. OpenCombine reaches nobody.
  func test_MB61_noPublishedPublisher() {
    let favorites = Favorites()
    var seen: [Int] = []
    let token = favorites.objectWillChange.sink { seen.append(favorites.ids.count) }
    favorites.add("a")
    XCTAssertEqual(seen, [0], "told once, before the change")
    XCTAssertTrue(favorites.objectWillChange === favorites.objectWillChange)
    XCTAssertFalse(favorites.objectWillChange === Favorites().objectWillChange)
    token.cancel()
  }

  class Base: ObservableObject { @Published var a = 0 }
  class Middle<Value>: Base {
    @Published var middle: Value
    init(_ middle: Value) { self.middle = middle }
  }
  final class Leaf: Middle<Int> { @Published var z = 0 }

  // Conf: OC.
  func test_MB62_ooSubclass() {
    let leaf = Leaf(0)
    var hits = 0
    var counts: [Int] = []
    let token = leaf.objectWillChange.sink { hits += 1 }
    leaf.a = 1
    counts.append(hits)
    leaf.middle = 1
    counts.append(hits)
    leaf.z = 1
    counts.append(hits)
    XCTAssertEqual(counts, [1, 2, 3])
    token.cancel()
  }

  final class Slow: ObservableObject { @Published var a = 0 }
  final class Fast: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var a = 0 { willSet { objectWillChange.send() } }
  }

  // Conf: OC.
  func test_MB67_ooSlowDefault() {
    let (slow, fast) = (Slow(), Fast())
    var (slowHits, fastHits) = (0, 0)
    let tokens = [
      slow.objectWillChange.sink { slowHits += 1 }, fast.objectWillChange.sink { fastHits += 1 },
    ]
    for number in 0..<1000 {
      slow.a = number
      fast.a = number
    }
    XCTAssertEqual([slowHits, fastHits], [1000, 1000])
    tokens.forEach { $0.cancel() }
  }

  /// Counts how often its publisher is asked for.
  final class Asked: ObservableObject {
    private(set) var count = 0
    @Published var a = 0
    var objectWillChange: ObservableObjectPublisher {
      count += 1
      return publisher
    }
    private let publisher = ObservableObjectPublisher()
  }

  // Conf: OC.
  func test_MB67_aWriteDoesNotAskForThePublisher() {
    let model = Asked()
    let token = model.objectWillChange.sink {}
    for number in 0..<1000 { model.a = number }
    XCTAssertEqual(model.count, 1)
    token.cancel()
  }
}
