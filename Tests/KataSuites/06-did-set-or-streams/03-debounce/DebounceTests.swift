import KataTesting
import SwiftUI
import Synchronization
import XCTest

@testable import Kata

@MainActor
final class DebounceTests: XCTestCase {
  private let clock = ManualClock()
  private let index = SearchIndex()

  func testABurstIsAskedOnce() async {
    let model = await model()
    await write("s", to: model)
    await write("se", to: model)
    await write("sea", to: model)
    XCTAssertEqual(
      index.questions, [], "three keys came, and the index was asked before the pause was over")
    await clock.advance(by: .milliseconds(300))
    await wait { index.questions == ["sea"] }
    XCTAssertEqual(
      index.questions, ["sea"],
      "three keys and a pause are one question; asked was \(index.questions)")
  }

  func testNothingIsAskedBeforeThePauseIsOver() async {
    let model = await model()
    await write("sea", to: model)
    await clock.advance(by: .milliseconds(299))
    XCTAssertEqual(
      index.questions, [], "299 ms after the key asked was \(index.questions): too early")
    await clock.advance(by: .milliseconds(1))
    await wait { index.questions == ["sea"] }
    XCTAssertEqual(
      index.questions, ["sea"], "300 ms after the key asked was \(index.questions)")
  }

  func testEachWriteStartsThePauseAnew() async {
    let model = await model()
    await write("s", to: model)
    await clock.advance(by: .milliseconds(200))
    await write("se", to: model)
    await clock.advance(by: .milliseconds(200))
    XCTAssertEqual(
      index.questions, [],
      "200 ms after the last key asked was \(index.questions): each key begins the pause anew")
    await clock.advance(by: .milliseconds(100))
    await wait { index.questions == ["se"] }
    XCTAssertEqual(
      index.questions, ["se"], "300 ms after the last key asked was \(index.questions)")
  }

  func testATextThatIsBackStartsThePauseAnew() async {
    let model = await model()
    for text in ["s", "se", "s"] {
      await write(text, to: model)
      await clock.advance(by: .milliseconds(100))
    }
    XCTAssertEqual(
      index.questions, [],
      "100 ms after \"s\" was written again asked was \(index.questions): the pause is a new one")
    await clock.advance(by: .milliseconds(200))
    await wait { index.questions == ["s"] }
    XCTAssertEqual(
      index.questions, ["s"], "300 ms after the last key asked was \(index.questions)")
  }

  func testALaterQueryIsAskedToo() async {
    await ask(["sea", "sun", ""])
    XCTAssertEqual(
      index.questions, ["sea", "sun", ""],
      "each query got its pause, the emptied one too; asked was \(index.questions)")
  }

  func testAQueryThatIsBackIsNotAskedAgain() async {
    let model = await ask(["sea"])
    await write("seag", to: model)
    await write("sea", to: model)
    await clock.advance(by: .seconds(1))
    XCTAssertEqual(
      index.questions, ["sea"],
      "one key came and went within the pause, and \"sea\" was asked twice in a row")
  }

  func testAQueryThatComesBackLaterIsAskedAgain() async {
    await ask(["sea", "sun", "sea"])
    XCTAssertEqual(
      index.questions, ["sea", "sun", "sea"],
      "\"sea\" after \"sun\" is a new question; asked was \(index.questions)")
  }

  func testNothingIsAskedWithoutAWrite() async {
    let model = await model()
    await clock.advance(by: .seconds(5))
    XCTAssertEqual(
      index.questions, [], "asked was \(index.questions), although nothing was written")
    XCTAssertEqual(model.query, "")
  }

  func testNobodyAsksWhileNothingChanges() async {
    let model = await model()
    let isAsked = await isReadAtRest { model.query = "sea" }
    XCTAssertFalse(
      isAsked,
      "query was read again and again, while nothing changed: a model should wait to be told")
  }

  func testTheScreenShowsWhatWasFound() async {
    let host = ViewHost(SearchView(model: await model()))
    host.type("sea", into: "Search")
    await expectAPause(after: "sea")
    await clock.advance(by: .milliseconds(300))
    await wait { !index.questions.isEmpty }
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Found: sea, seagull"),
      "after the pause the screen should read Found: sea, seagull; it reads \(host.text)")
  }

  func testAClosedScreenAsksNothing() async {
    await assertReleased {
      let model = await self.model()
      await self.write("sea", to: model)
      return model
    }
    await clock.advance(by: .seconds(1))
    XCTAssertEqual(
      index.questions, [], "the screen was closed within the pause, and yet asked was sea")
  }

  /// A model that has had the time to start whatever it starts.
  private func model() async -> SearchModel {
    let model = SearchModel(index: index, clock: clock)
    for _ in 1...10 { await Turn.one() }
    return model
  }

  /// Writes, and lets the pause begin.
  private func write(_ text: String, to model: SearchModel) async {
    model.query = text
    await expectAPause(after: text)
  }

  /// Writes one text after the other, each with a second for its question.
  @discardableResult
  private func ask(_ texts: [String]) async -> SearchModel {
    let model = await model()
    for (place, text) in texts.enumerated() {
      await write(text, to: model)
      await clock.advance(by: .seconds(1))
      await wait { index.questions.count > place }
    }
    return model
  }

  /// Gives other tasks their turn until the condition holds, a hundred times at most, and twice more.
  private func wait(until condition: () -> Bool) async {
    for _ in 1...100 where !condition() { await Turn.one() }
    for _ in 1...2 { await Turn.one() }
  }

  private func expectAPause(after text: String) async {
    await clock.wait(forSleepOf: .milliseconds(300))
    XCTAssertGreaterThan(
      clock.sleeperCount, 0,
      "\"\(text)\" was written, and nobody waits on `clock`: the model should, by itself")
  }
}

/// A clock that stands until the suite moves it.
private final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero

    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (a: Self, b: Self) -> Bool { a.offset < b.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var lastID = 0
    var cancelled: Set<Int> = []
    var sleepers: [Sleeper] = []
    var asleep = 0

    func isSleeping(for duration: Duration) -> Bool {
      sleepers.contains { $0.deadline == now.advanced(by: duration) }
    }
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { $0.now } }
  var sleeperCount: Int { state.withLock { $0.sleepers.count } }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.lastID += 1
      state.asleep += 1
      return state.lastID
    }
    defer { state.withLock { $0.asleep -= 1 } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        state.withLock { state in
          if state.cancelled.contains(id) {
            continuation.resume(throwing: CancellationError())
          } else if deadline <= state.now {
            continuation.resume()
          } else {
            state.sleepers.append(
              Sleeper(id: id, deadline: deadline, continuation: continuation))
          }
        }
      }
    } onCancel: {
      state.withLock { state in
        state.cancelled.insert(id)
        guard let place = state.sleepers.firstIndex(where: { $0.id == id }) else { return }
        state.sleepers.remove(at: place).continuation.resume(throwing: CancellationError())
      }
    }
  }

  /// Gives turns until somebody sleeps for that long from now on, forty at most.
  @MainActor func wait(forSleepOf duration: Duration) async {
    for _ in 1...40 where !state.withLock({ $0.isSleeping(for: duration) }) { await Turn.one() }
    await wakingIsOver()
  }

  /// Moves the clock from one deadline to the next, and gives each sleeper its turns.
  @MainActor func advance(by duration: Duration) async {
    let end = now.advanced(by: duration)
    while let next = wakeNext(until: end) {
      next.resume()
      await wakingIsOver()
    }
    state.withLock { $0.now = end }
  }

  /// Returns when all who were woken or cancelled have left `sleep`, and had a few turns.
  @MainActor private func wakingIsOver() async {
    for _ in 1...100 where state.withLock({ $0.asleep > $0.sleepers.count }) { await Turn.one() }
    for _ in 1...6 { await Turn.one() }
  }

  private func wakeNext(until end: Instant) -> CheckedContinuation<Void, any Error>? {
    state.withLock { state in
      let due = state.sleepers.filter { $0.deadline <= end }
      guard let next = due.min(by: { ($0.deadline, $0.id) < ($1.deadline, $1.id) }) else {
        return nil
      }
      state.sleepers.removeAll { $0.id == next.id }
      state.now = max(state.now, next.deadline)
      return next.continuation
    }
  }
}

/// Measures waiting in turns instead of seconds, so that a busy machine needs no longer limit.
@MainActor @Observable
private final class Turn {
  private var count = 0

  /// Returns when a stream has begun, delivered and ended, and the pool had a thread to spare.
  static func one() async {
    let turn = Turn()
    let loop = Task {
      for await count in Observations({ turn.count }) where count > 0 { return }
    }
    await Task.yield()
    await Task.detached(priority: .background) {}.value
    try? await Task.sleep(for: .milliseconds(1))
    turn.count += 1
    await loop.value
  }
}
