import Foundation
import Observation
import Synchronization
import XCTest

/// E01–E12: `withObservationTracking` of the toolchain, which the runtime stands on.
final class ObservationTrackingTests: XCTestCase {
  @Observable final class Model {
    var a = 0
    var b = 0
    var list: [Int] = []
  }

  /// Counts calls, from any thread.
  final class Calls: Sendable {
    private let number = Mutex(0)
    var count: Int { number.withLock { $0 } }
    func add() { number.withLock { $0 += 1 } }
  }

  // Conf: LNX.
  func testE01_twoTrackedPropertiesAndManyWritesAreOneCallback() {
    let (model, calls) = (Model(), Calls())
    withObservationTracking {
      _ = (model.a, model.b)
    } onChange: {
      calls.add()
    }
    model.a = 1
    model.a = 2
    model.b = 1
    XCTAssertEqual(calls.count, 1)
  }

  // Conf: LNX.
  func testE02_theCallbackSeesTheOldValue() {
    let model = Model()
    // Written by the callback, which runs on this thread before the assignment returns.
    nonisolated(unsafe) var seen: [Int] = []
    nonisolated(unsafe) let unsafeModel = model
    withObservationTracking {
      _ = (model.a, model.list)
    } onChange: {
      seen.append(unsafeModel.a)
    }
    model.a = 7
    withObservationTracking {
      _ = model.list
    } onChange: {
      seen.append(unsafeModel.list.count)
    }
    model.list.append(1)
    XCTAssertEqual(seen, [0, 0])
  }

  // Conf: LNX.
  @MainActor func testE03_armingAgainInATaskLosesTheWritesBetween() async {
    let delivered = Delivery()
    delivered.arm()
    for number in 1...3 { delivered.model.a = number }
    await delivered.armed(times: 2)
    XCTAssertEqual(delivered.values, [0, 3])
  }
  @MainActor final class Delivery {
    @MainActor @Observable final class Model { var a = 0 }
    let model = Model()
    private(set) var values: [Int] = []
    func arm() {
      withObservationTracking {
        values.append(model.a)
      } onChange: {
        Task { @MainActor in self.arm() }
      }
    }
    func armed(times: Int) async {
      while values.count < times { await Task.yield() }
    }
  }

  // Conf: LNX.
  func testE04_whenNothingIsReadTheClosureIsNotEvenMade() {
    let made = Calls()
    func callback() -> @Sendable () -> Void {
      made.add()
      return {}
    }
    let model = Model()
    withObservationTracking({ 1 }, onChange: callback())
    XCTAssertEqual(made.count, 0)
    _ = withObservationTracking({ model.a }, onChange: callback())
    XCTAssertEqual(made.count, 1)
  }

  // Conf: LNX.
  func testE05_theCallbackIsKeptUntilItFires() {
    let model = Model()
    weak var probe: Calls?
    do {
      let kept = Calls()
      probe = kept
      withObservationTracking {
        _ = model.a
      } onChange: {
        kept.add()
      }
    }
    XCTAssertNotNil(probe)
    model.a = 1
    XCTAssertNil(probe)
  }

  // Conf: LNX.
  func testE05_theDeathOfTheObjectReleasesTheCallbackWithoutACall() {
    let calls = Calls()
    weak var probe: Calls?
    do {
      let model = Model()
      let kept = Calls()
      probe = kept
      withObservationTracking {
        _ = model.a
      } onChange: {
        kept.add()
        calls.add()
      }
      XCTAssertNotNil(probe)
    }
    XCTAssertNil(probe)
    XCTAssertEqual(calls.count, 0)
  }

  // Conf: LNX.
  func testE05_whatApplyCapturesIsNotKept() {
    let model = Model()
    weak var probe: Calls?
    do {
      let kept = Calls()
      probe = kept
      withObservationTracking {
        _ = (model.a, kept.count)
      } onChange: {
      }
    }
    XCTAssertNil(probe)
    withExtendedLifetime(model) {}
  }

  // Conf: LNX.
  func testE08_everyTrackerOfAPropertyIsCalledInSomeOrder() {
    let model = Model()
    // Filled on this thread, while the assignment below runs.
    nonisolated(unsafe) var called: [Int] = []
    for number in 1...5 {
      withObservationTracking {
        _ = model.a
      } onChange: {
        called.append(number)
      }
    }
    model.a = 1
    XCTAssertEqual(called.sorted(), [1, 2, 3, 4, 5])
  }

  // Conf: LNX.
  func testE09_theCallbackRunsOnTheWritingThread() {
    let model = Model()
    let thread = Mutex<Thread?>(nil)
    // The other thread is joined before this one goes on.
    nonisolated(unsafe) let unsafeModel = model
    withObservationTracking {
      _ = model.a
    } onChange: {
      thread.withLock { $0 = .current }
    }
    let done = DispatchSemaphore(value: 0)
    let writer = Thread {
      unsafeModel.a = 1
      done.signal()
    }
    writer.start()
    done.wait()
    XCTAssertTrue(thread.withLock { $0 } === writer)
  }

  // Conf: LNX.
  func testE09_aReadOnAnotherThreadIsNotTracked() {
    let (model, calls) = (Model(), Calls())
    // The other thread is joined before this one goes on.
    nonisolated(unsafe) let unsafeModel = model
    withObservationTracking {
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        _ = unsafeModel.a
        done.signal()
      }
      done.wait()
    } onChange: {
      calls.add()
    }
    model.a = 1
    XCTAssertEqual(calls.count, 0)
  }

  // Conf: LNX.
  @MainActor func testE09_aReadInATaskStartedByApplyIsNotTracked() async {
    let (model, calls) = (Model(), Calls())
    let task = withObservationTracking {
      Task { @MainActor in model.a }
    } onChange: {
      calls.add()
    }
    _ = await task.value
    model.a = 1
    XCTAssertEqual(calls.count, 0)
  }

  // Conf: LNX.
  func testE10_anAssignmentInApplyIsNoReadAndAnInPlaceMutationIsOne() {
    let (model, assigned, added) = (Model(), Calls(), Calls())
    withObservationTracking {
      model.a = 1
    } onChange: {
      assigned.add()
    }
    withObservationTracking {
      model.b += 1
    } onChange: {
      added.add()
    }
    model.a = 2
    model.b = 2
    XCTAssertEqual([assigned.count, added.count], [0, 1])
  }

  // Conf: LNX.
  func testE11_anEqualWriteKeepsTheArm() {
    let (model, calls) = (Model(), Calls())
    withObservationTracking {
      _ = model.a
    } onChange: {
      calls.add()
    }
    model.a = 0
    XCTAssertEqual(calls.count, 0)
    model.a = 1
    XCTAssertEqual(calls.count, 1)
  }

  // Conf: LNX.
  func testE12_theResultOfApplyIsReturned() {
    let model = Model()
    XCTAssertEqual(withObservationTracking({ model.a + 5 }, onChange: {}), 5)
  }
}
