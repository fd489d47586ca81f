import Combine
import SwiftUI
import XCTest

/// E06, E07 and G01–G06: who keeps whom, by the language and by Observation.
@MainActor
final class RetainCycleTests: XCTestCase {
  /// The object that `make` left behind, if it is still alive.
  private func survivor<Object: AnyObject>(_ make: () -> Object) -> Object? {
    weak var object: Object?
    do { object = make() }
    return object
  }

  /// Lets every job that is ready on the main actor run until `isDone`.
  private func waitUntil(_ isDone: () -> Bool) async {
    let deadline = ContinuousClock.now + .seconds(10)
    while !isDone() && ContinuousClock.now < deadline {
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  @MainActor @Observable final class Tracker {
    var value = 0
    @ObservationIgnored var saves: [Int] = []

    func trackStrongly() {
      withObservationTracking {
        _ = value
      } onChange: {
        Task { @MainActor in self.saves.append(self.value) }
      }
    }
    /// The listing of the article: the inner capture is weak, the outer one is not.
    func bindWithInnerWeak() {
      withObservationTracking {
        _ = value
      } onChange: {
        Task { @MainActor [weak self] in
          guard let self else { return }
          saves.append(value)
          bindWithInnerWeak()
        }
      }
    }
    func bindWithOuterWeak() {
      withObservationTracking {
        _ = value
      } onChange: { [weak self] in
        Task { @MainActor in
          guard let self else { return }
          self.saves.append(self.value)
          self.bindWithOuterWeak()
        }
      }
    }
  }

  // Conf: LNX.
  func testE06_aStrongSelfInOnChangeLivesUntilTheFirstChange() async {
    weak var tracker: Tracker?
    do {
      let made = Tracker()
      made.trackStrongly()
      tracker = made
    }
    XCTAssertNotNil(tracker)
    tracker?.value = 1
    await waitUntil { tracker == nil }
    XCTAssertNil(tracker)
  }

  private func tracker(_ bind: (Tracker) -> Void) async -> (Tracker?, [Int]) {
    weak var tracker: Tracker?
    var saves: [Int] = []
    do {
      let made = Tracker()
      bind(made)
      for value in [1, 3] {
        made.value = value
        await waitUntil { made.saves.last == value }
      }
      saves = made.saves
      tracker = made
    }
    // What the last task still holds goes with it.
    for _ in 0..<100 { await Task.yield() }
    return (tracker, saves)
  }

  // Conf: LNX.
  func testE07_theListingWithWeakOnlyInTheTaskLeaks() async {
    let (survivor, saves) = await tracker { $0.bindWithInnerWeak() }
    XCTAssertEqual(saves, [1, 3])
    XCTAssertNotNil(survivor)
  }

  // Conf: LNX.
  func testE07_weakInOnChangeItselfDoesNot() async {
    let (survivor, saves) = await tracker { $0.bindWithOuterWeak() }
    XCTAssertEqual(saves, [1, 3])
    XCTAssertNil(survivor)
  }

  final class Owner {
    var number = 0
    var onChange: (() -> Void)?
    lazy var increment: () -> Void = { self.number += 1 }
  }

  // Conf: LNX.
  func testG01_aStoredClosureWithStrongSelfLeaks() async {
    let kept = survivor {
      let owner = Owner()
      owner.onChange = { owner.number += 1 }
      return owner
    }
    XCTAssertNotNil(kept)
    kept?.onChange = nil
  }

  // Conf: LNX.
  func testG01_aStoredClosureWithWeakSelfDoesNot() async {
    XCTAssertNil(
      survivor { () -> Owner in
        let owner = Owner()
        owner.onChange = { [weak owner] in owner?.number += 1 }
        return owner
      })
  }

  // Conf: LNX.
  func testG01_aLazyClosureLeaksOnceItHasBeenUsed() async {
    XCTAssertNil(survivor { Owner() })
    let kept = survivor {
      let owner = Owner()
      owner.increment()
      return owner
    }
    XCTAssertNotNil(kept)
    kept?.increment = {}
  }

  final class Worker {
    var strongDelegate: Boss?
    weak var weakDelegate: Boss?
  }
  final class Boss {
    let worker = Worker()
  }
  @MainActor @Observable final class Parent {
    var children: [Child] = []
  }
  @MainActor @Observable final class Child {
    var parent: Parent?
  }

  // Conf: LNX.
  func testG02_aStrongDelegateLeaksAndAWeakOneDoesNot() async {
    let kept = survivor {
      let boss = Boss()
      boss.worker.strongDelegate = boss
      return boss
    }
    XCTAssertNotNil(kept)
    kept?.worker.strongDelegate = nil
    XCTAssertNil(
      survivor { () -> Boss in
        let boss = Boss()
        boss.worker.weakDelegate = boss
        return boss
      })
  }

  // Conf: LNX.
  func testG02_anObservableChildWithAStrongBackReferenceLeaks() async {
    let kept = survivor {
      let (parent, child) = (Parent(), Child())
      child.parent = parent
      parent.children = [child]
      return parent
    }
    XCTAssertNotNil(kept)
    kept?.children = []
  }

  /// `@unchecked`: used on the main thread only; the centre's blocks are `@Sendable` by type.
  final class Listener: @unchecked Sendable {
    static let name = Notification.Name("RetainCycleTests.Listener")
    var heard = 0
    var token: (any NSObjectProtocol)?
    func listenStrongly() {
      token = NotificationCenter.default.addObserver(forName: Self.name, object: nil, queue: nil) {
        _ in self.heard += 1
      }
    }
    func listenWeakly() {
      token = NotificationCenter.default.addObserver(forName: Self.name, object: nil, queue: nil) {
        [weak self] _ in self?.heard += 1
      }
    }
    deinit { stop() }
    func stop() { token.map { NotificationCenter.default.removeObserver($0) } }
  }

  // Conf: LNX.
  func testG03_aNotificationBlockWithStrongSelfLeaks() async {
    let kept = survivor {
      let listener = Listener()
      listener.listenStrongly()
      return listener
    }
    XCTAssertNotNil(kept)
    kept?.stop()
  }

  // Conf: LNX.
  func testG03_aWeakBlockRemovedInDeinitDoesNot() async {
    XCTAssertNil(
      survivor { () -> Listener in
        let listener = Listener()
        listener.listenWeakly()
        return listener
      })
  }

  @MainActor final class Looper {
    var ticks = 0
    var ended = false
    let stream: AsyncStream<Int>
    let source: AsyncStream<Int>.Continuation
    // Cancelled in `deinit`, which is not isolated; a task may be cancelled from anywhere.
    nonisolated(unsafe) var task: Task<Void, Never>?
    init() { (stream, source) = AsyncStream.makeStream() }
    deinit { task?.cancel() }
    func tick() { ticks += 1 }
    func loopStrongly() { task = Task { while !Task.isCancelled { await self.turn() } } }
    func turn() async {
      tick()
      await Task.yield()
    }
    func loopWeakly(_ end: @escaping @MainActor () -> Void) {
      task = Task { [weak self] in
        while !Task.isCancelled {
          self?.tick()
          await Task.yield()
        }
        end()
      }
    }
    func readStrongly() { task = Task { for await _ in self.stream { self.tick() } } }
    func readWeakly(_ end: @escaping @MainActor () -> Void) {
      task = Task { [weak self, stream] in
        for await _ in stream { self?.tick() }
        end()
      }
    }
    func finishOnce(_ end: @escaping @MainActor () -> Void) {
      task = Task {
        await Task.yield()
        self.tick()
        end()
      }
    }
  }

  /// A looper that has begun; weakly held.
  private func looper(_ begin: (Looper) -> Void) async -> () -> Looper? {
    weak var looper: Looper?
    do {
      let made = Looper()
      begin(made)
      made.source.yield(1)
      await waitUntil { made.ticks > 0 }
      looper = made
    }
    return { [weak looper] in looper }
  }

  // Conf: LNX.
  func testG04_aTaskLoopWithStrongSelfLeaks() async {
    let kept = await looper { $0.loopStrongly() }
    for _ in 0..<100 { await Task.yield() }
    XCTAssertNotNil(kept())
    kept()?.task?.cancel()
    await waitUntil { kept() == nil }
    XCTAssertNil(kept())
  }

  // Conf: LNX.
  func testG04_aTaskLoopWithWeakSelfEndsWithItsOwner() async {
    var hasEnded = false
    let kept = await looper { $0.loopWeakly { hasEnded = true } }
    XCTAssertNil(kept())
    await waitUntil { hasEnded }
    XCTAssertTrue(hasEnded)
  }

  // Conf: LNX.
  func testG05_aFiniteTaskOnlyDelaysTheEnd() async {
    var hasEnded = false
    weak var looper: Looper?
    do {
      let made = Looper()
      made.finishOnce { hasEnded = true }
      looper = made
    }
    XCTAssertNotNil(looper)
    await waitUntil { looper == nil }
    XCTAssertTrue(hasEnded)
    XCTAssertNil(looper)
  }

  // Conf: LNX.
  func testG06_aStreamLoopWithStrongSelfLeaks() async {
    let kept = await looper { $0.readStrongly() }
    XCTAssertNotNil(kept())
    kept()?.source.finish()
    await waitUntil { kept() == nil }
    XCTAssertNil(kept())
  }

  // Conf: LNX.
  func testG06_aStreamLoopWithWeakSelfEndsWithItsOwner() async {
    var hasEnded = false
    let kept = await looper { $0.readWeakly { hasEnded = true } }
    XCTAssertNil(kept())
    await waitUntil { hasEnded }
    XCTAssertTrue(hasEnded)
  }
}
