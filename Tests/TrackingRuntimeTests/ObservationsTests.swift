import Foundation
import Observation
import XCTest

/// F01–F15: `Observations` of the toolchain (SE-0475).
@MainActor
final class ObservationsTests: XCTestCase {
  @MainActor @Observable final class Model {
    var a = 0
    var list = [1]
    var optional: Int?
    var isDone = false
  }

  /// What a loop has received, and whether it has ended.
  @MainActor final class Received<Value> {
    var values: [Value] = []
    var hasEnded = false
  }

  /// Waits until a condition holds, at most ten seconds; the assertion that follows says the rest.
  private func waitUntil(_ isDone: () -> Bool) async {
    let deadline = ContinuousClock.now + .seconds(10)
    while !isDone() && ContinuousClock.now < deadline {
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Reads a sequence to its end in a task.
  private func read<Value: Sendable>(
    _ observations: Observations<Value, Never>, into received: Received<Value>
  ) -> Task<Void, Never> {
    Task {
      for await value in observations { received.values.append(value) }
      received.hasEnded = true
    }
  }

  /// What `values` delivers while `writes` happen, one after the value of the other.
  private func delivered<Value: Sendable>(
    _ observations: Observations<Value, Never>, writes: [(expected: Int, write: () -> Void)]
  ) async -> [Value] {
    let received = Received<Value>()
    let task = read(observations, into: received)
    await waitUntil { received.values.count == 1 }
    for (expected, write) in writes {
      write()
      await waitUntil { received.values.count == expected }
    }
    task.cancel()
    await waitUntil { received.hasEnded }
    return received.values
  }

  // Conf: LNX.
  func testF01_theClosureRunsWithTheFirstNextAndGivesTheCurrentValue() async {
    let model = Model()
    let evaluations = Received<Int>()
    let observations = Observations {
      evaluations.values.append(model.a)
      return model.a
    }
    var iterator = observations.makeAsyncIterator()
    model.a = 5
    XCTAssertEqual(evaluations.values, [])
    let first = await iterator.next()
    XCTAssertEqual(first, 5)
    XCTAssertEqual(evaluations.values, [5])
    model.a = 6
    let second = await iterator.next()
    XCTAssertEqual(second, 6)
    XCTAssertEqual(evaluations.values, [5, 6])
  }

  // Conf: LNX.
  func testF02_writesWithoutASuspensionBetweenAreOneElement() async {
    let model = Model()
    var evaluations = 0
    let values = await delivered(
      Observations {
        evaluations += 1
        return model.a
      },
      writes: [
        (
          2,
          {
            for number in 1...4 { model.a = number }
          }
        )
      ])
    XCTAssertEqual(values, [0, 4])
    XCTAssertEqual(evaluations, 2)
  }

  // Conf: LNX.
  func testF02_writesWithASuspensionBetweenAreTwoElements() async {
    let model = Model()
    let values = await delivered(
      Observations { model.a }, writes: [(2, { model.a = 1 }), (3, { model.a = 2 })])
    XCTAssertEqual(values, [0, 1, 2])
  }

  // Conf: LNX.
  func testF03_equalElementsAreDeliveredAgain() async {
    let model = Model()
    let values = await delivered(
      Observations { model.a > 0 }, writes: [(2, { model.a = 1 }), (3, { model.a = 2 })])
    XCTAssertEqual(values, [false, true, true])
  }

  // Conf: LNX.
  func testF03_inPlaceMutationsDeliverAndEqualWritesDoNot() async {
    let model = Model()
    let values = await delivered(
      Observations { model.list.count + model.a },
      writes: [
        (2, { model.list[0] = 1 }),
        (3, { model.a += 0 }),
        // The equal write brings nothing; the element after it belongs to the append.
        (
          4,
          {
            model.list = [1]
            model.list.append(2)
          }
        ),
      ])
    XCTAssertEqual(values, [1, 1, 1, 2])
  }

  @MainActor @Observable final class Saver {
    var value = 0
    @ObservationIgnored var saved: [Int] = []
    // Cancelled in `deinit`, which is not isolated; a task may be cancelled from anywhere.
    @ObservationIgnored nonisolated(unsafe) var task: Task<Void, Never>?
    @ObservationIgnored let cancelsInDeinit: Bool
    init(cancelsInDeinit: Bool = true) { self.cancelsInDeinit = cancelsInDeinit }
    deinit { if cancelsInDeinit { task?.cancel() } }

    func bindGuardingBeforeTheLoop() {
      task = Task { [weak self] in
        guard let self else { return }
        for await value in Observations({ self.value }) { saved.append(value) }
      }
    }
    func bindGuardingInside() {
      let observations = Observations { self.value }
      task = Task { [weak self] in
        for await value in observations {
          guard let self else { return }
          saved.append(value)
        }
      }
    }
    func bindWeakly(_ end: @escaping @MainActor () -> Void, keeping probe: Probe? = nil) {
      let values = Observations { [weak self] in self?.value }.compactMap { $0 }
      task = Task { [weak self] in
        for await value in values {
          guard let self else { break }
          saved.append(value)
        }
        withExtendedLifetime(probe) {}
        end()
      }
    }
    func bindStrongly(_ end: @escaping @MainActor () -> Void) {
      task = Task {
        for await value in Observations({ self.value }) { saved.append(value) }
        end()
      }
    }
  }
  final class Probe: Sendable {}

  /// Binds a saver, waits for its first value and lets go of it.
  private func saver(
    cancelsInDeinit: Bool = true, _ bind: (Saver) -> Void
  ) async -> (weak: () -> Saver?, task: Task<Void, Never>?) {
    weak var saver: Saver?
    var task: Task<Void, Never>?
    do {
      let made = Saver(cancelsInDeinit: cancelsInDeinit)
      bind(made)
      await waitUntil { made.saved == [0] }
      (saver, task) = (made, made.task)
    }
    return ({ [weak saver] in saver }, task)
  }

  // Conf: LNX.
  func testF04_strongSelfWithTheGuardBeforeTheLoopLeaks() async {
    let (saver, task) = await saver { $0.bindGuardingBeforeTheLoop() }
    for _ in 0..<100 { await Task.yield() }
    XCTAssertNotNil(saver())
    task?.cancel()
  }

  // Conf: LNX.
  func testF04_strongSelfInTheClosureLeaksThoughTheGuardIsInside() async {
    let (saver, task) = await saver { $0.bindGuardingInside() }
    for _ in 0..<100 { await Task.yield() }
    XCTAssertNotNil(saver())
    task?.cancel()
  }

  // Conf: LNX.
  func testF04_weakCapturesAndACancelInDeinitEndBoth() async {
    var hasEnded = false
    let (saver, _) = await saver { $0.bindWeakly { hasEnded = true } }
    await waitUntil { saver() == nil && hasEnded }
    XCTAssertNil(saver())
    XCTAssertTrue(hasEnded)
  }

  // Conf: LNX.
  func testF05_withoutACancelTheTaskGoesOnAndKeepsWhatItCaptured() async {
    var hasEnded = false
    weak var probe: Probe?
    let (saver, task) = await saver(cancelsInDeinit: false) {
      let kept = Probe()
      probe = kept
      $0.bindWeakly({ hasEnded = true }, keeping: kept)
    }
    await waitUntil { saver() == nil }
    XCTAssertNil(saver())
    for _ in 0..<100 { await Task.yield() }
    XCTAssertNotNil(probe)
    XCTAssertFalse(hasEnded)
    task?.cancel()
    await waitUntil { hasEnded && probe == nil }
    XCTAssertNil(probe)
  }

  // Conf: LNX.
  func testF06_strongCapturesAreFineWithAnExplicitStop() async {
    var hasEnded = false
    let (saver, task) = await saver { $0.bindStrongly { hasEnded = true } }
    XCTAssertNotNil(saver())
    task?.cancel()
    await waitUntil { hasEnded && saver() == nil }
    XCTAssertTrue(hasEnded)
    XCTAssertNil(saver())
  }

  // Conf: LNX.
  func testF07_cancelledWhileSuspendedTheLoopEndsWithoutAnotherValue() async {
    let model = Model()
    let values = await delivered(Observations { model.a }, writes: [])
    model.a = 1
    XCTAssertEqual(values, [0])
  }

  // Conf: LNX.
  func testF07_cancelledBeforeTheStartThereIsNoValue() async {
    let model = Model()
    let received = Received<Int>()
    let task = read(Observations { model.a }, into: received)
    task.cancel()
    await task.value
    XCTAssertEqual(received.values, [])
    XCTAssertTrue(received.hasEnded)
  }

  struct Refusal: Error {}

  // Conf: LNX.
  func testF08_anErrorEndsItsIteratorAndANewOneBeginsAgain() async throws {
    let model = Model()
    model.isDone = true
    let observations = Observations { () throws(Refusal) -> Int in
      if model.isDone { throw Refusal() }
      return model.a
    }
    var iterator = observations.makeAsyncIterator()
    do {
      _ = try await iterator.next()
      XCTFail("no error")
    } catch {
      let _: Refusal = error
    }
    let afterwards = try await iterator.next()
    XCTAssertNil(afterwards)
    model.isDone = false
    var another = observations.makeAsyncIterator()
    let again = try await another.next()
    XCTAssertEqual(again, 0)
  }

  // Conf: LNX.
  func testF09_finishEndsTheLoopAndTheValueWrittenWithItIsNotDelivered() async {
    let model = Model()
    let received = Received<Int>()
    let task = read(
      Observations<Int, Never>.untilFinished { model.isDone ? .finish : .next(model.a) },
      into: received)
    await waitUntil { received.values == [0] }
    model.a = 1
    model.isDone = true
    await task.value
    XCTAssertEqual(received.values, [0])
  }

  // Conf: LNX.
  func testF09_nilIsAnElementAndNotTheEnd() async {
    let model = Model()
    let values = await delivered(
      Observations { model.optional }, writes: [(2, { model.optional = 1 })])
    XCTAssertEqual(values, [nil, 1])
  }

  // Conf: LNX.
  func testF10_withoutAReadThereIsOneElementAndTheLoopWaitsToBeCancelled() async {
    let received = Received<Int>()
    let task = read(Observations { 1 }, into: received)
    await waitUntil { received.values == [1] }
    for _ in 0..<100 { await Task.yield() }
    XCTAssertFalse(received.hasEnded)
    task.cancel()
    await task.value
    XCTAssertEqual(received.values, [1])
  }

  // Conf: LNX. How often each value comes differs from run to run; that each comes does not.
  func testF11_twoIteratorsOfOneValueBothSeeEveryChange() async {
    let model = Model()
    let observations = Observations { model.a }
    let (first, second) = (Received<Int>(), Received<Int>())
    let tasks = [read(observations, into: first), read(observations, into: second)]
    for number in 0...3 {
      model.a = number
      await waitUntil { first.values.last == number && second.values.last == number }
    }
    for task in tasks {
      task.cancel()
      await task.value
    }
    XCTAssertEqual(Set(first.values), [0, 1, 2, 3])
    XCTAssertEqual(Set(second.values), [0, 1, 2, 3])
    XCTAssertEqual(first.values, first.values.sorted())
    XCTAssertEqual(second.values, second.values.sorted())
  }

  // Conf: LNX.
  func testF11_aLateIteratorBeginsWithTheCurrentValue() async {
    let model = Model()
    let observations = Observations { model.a }
    let (first, late) = (Received<Int>(), Received<Int>())
    var tasks = [read(observations, into: first)]
    await waitUntil { first.values == [0] }
    model.a = 5
    await waitUntil { first.values.last == 5 }
    tasks.append(read(observations, into: late))
    await waitUntil { !late.values.isEmpty }
    XCTAssertEqual(late.values.first, 5)
    for task in tasks {
      task.cancel()
      await task.value
    }
  }

  // Conf: LNX.
  func testF12_theClosureRunsWhereTheValueWasMadeWhereverItIsRead() async {
    let model = Model()
    let observations = Observations {
      MainActor.assertIsolated()
      return (model.a, Thread.isMainThread)
    }
    let isMain = await Task.detached {
      var iterator = observations.makeAsyncIterator()
      return await iterator.next()?.1
    }.value
    XCTAssertEqual(isMain, true)
  }

  // Conf: LNX.
  func testF13_aBusyConsumerGetsTheLastValueOnly() async {
    let model = Model()
    let values = Received<Int>()
    let gate = Received<Void>()
    let task = Task {
      for await value in Observations({ model.a }) {
        values.values.append(value)
        while !gate.hasEnded { await Task.yield() }
      }
    }
    await waitUntil { values.values == [0] }
    for number in 1...3 {
      model.a = number
      await Task.yield()
    }
    gate.hasEnded = true
    await waitUntil { values.values.count == 2 }
    task.cancel()
    await task.value
    XCTAssertEqual(values.values, [0, 3])
  }

  // Conf: LNX.
  func testF14_aWriteInTheLoopsBodyFeedsTheNextElement() async {
    let model = Model()
    var values: [Int] = []
    for await value in Observations({ model.a }) {
      values.append(value)
      if value == 3 { break }
      model.a = value + 1
    }
    XCTAssertEqual(values, [0, 1, 2, 3])
  }

  // Conf: LNX.
  func testF14_aReadInTheLoopsBodyIsNotTracked() async {
    let model = Model()
    let received = Received<Int>()
    let task = Task {
      for await value in Observations({ model.a }) {
        received.values.append(value + model.list.count)
      }
    }
    await waitUntil { received.values == [1] }
    model.list.append(2)
    for _ in 0..<100 { await Task.yield() }
    model.a = 1
    await waitUntil { received.values.count == 2 }
    task.cancel()
    await task.value
    XCTAssertEqual(received.values, [1, 3])
  }

  // Conf: LNX.
  func testF15_anImmediateTaskSeesTheWritesAfterItAsChanges() async {
    let model = Model()
    let received = Received<Int>()
    let task = Task.immediate {
      for await value in Observations({ model.a }) { received.values.append(value) }
    }
    model.a = 1
    await waitUntil { received.values.last == 1 }
    task.cancel()
    await task.value
    XCTAssertEqual(received.values, [0, 1])
  }
}
