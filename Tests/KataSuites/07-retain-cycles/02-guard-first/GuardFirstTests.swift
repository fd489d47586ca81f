import KataTesting
import SwiftUI
import Synchronization
import XCTest

@testable import Kata

@MainActor
final class GuardFirstTests: XCTestCase {
  func testTheTitlesAreShownInOrder() async {
    let library = Library()
    let model = ListModel(changes: library.changes())
    await send(["sea", "moon"], to: model, from: library)
    XCTAssertEqual(
      model.titles, ["moon", "sea"],
      "the library sent sea and moon; the model shows \(model.titles)")
  }

  func testEachChangeIsShown() async {
    let library = Library()
    let model = ListModel(changes: library.changes())
    for titles in [["sea"], ["sea", "moon"], ["moon"], []] {
      await send(titles, to: model, from: library)
      XCTAssertEqual(
        model.titles, titles.sorted(),
        "the library sent \(titles), after other changes; the model still shows \(model.titles)")
    }
  }

  func testTheScreenFollows() async {
    let library = Library()
    let model = ListModel(changes: library.changes())
    let host = ViewHost(ListScreen(model: model))
    await send(["sea", "moon"], to: model, from: library)
    await host.settle()
    XCTAssertEqual(
      host.text, ["moon", "sea"], "the library sent sea and moon; the screen reads \(host.text)")
  }

  func testAListeningModelIsReleased() async {
    let library = Library()
    await assertReleased {
      let model = ListModel(changes: library.changes())
      await self.send(["sea"], to: model, from: library)
      return model
    }
  }

  func testAModelThatHeardNothingIsReleased() async {
    let library = Library()
    await assertReleased {
      let model = ListModel(changes: library.changes())
      await self.turns(10)
      return model
    }
  }

  func testAModelDroppedAtOnceIsReleased() async {
    // Its task has not had a turn yet: only what `init` itself handed over can hold it.
    let library = Library()
    await assertReleased { ListModel(changes: library.changes()) }
  }

  func testTheLoopEndsWithTheModel() async {
    let library = Library()
    do {
      let model = ListModel(changes: library.changes())
      await send(["sea"], to: model, from: library)
      withExtendedLifetime(model) {}
    }
    await wait { library.hasEnded }
    XCTAssertTrue(
      library.hasEnded,
      "the last reference to the model is gone, and its loop still waits for the library")
  }

  func testALaterChangeFindsNobody() async {
    let library = Library()
    do {
      let model = ListModel(changes: library.changes())
      await send(["sea"], to: model, from: library)
      withExtendedLifetime(model) {}
    }
    await turns(5)
    library.send(["moon"])
    await wait { library.hasEnded }
    XCTAssertTrue(
      library.hasEnded,
      "the library sent a change for a closed screen, and the loop went on to wait for more")
  }

  func testAChangeAsTheScreenClosesIsHarmless() async {
    let library = Library()
    do {
      let model = ListModel(changes: library.changes())
      await send(["sea"], to: model, from: library)
      library.send(["moon"])
      withExtendedLifetime(model) {}
    }
    await wait { library.hasEnded }
    XCTAssertTrue(
      library.hasEnded,
      "a change was on its way as the screen closed, and the loop went on to wait for more")
  }

  private func send(_ titles: [String], to model: ListModel, from library: Library) async {
    library.send(titles)
    await wait { model.titles == titles.sorted() }
  }

  /// Gives other tasks their turn until the condition holds, sixty times at most, and thrice more.
  private func wait(until condition: () -> Bool) async {
    for _ in 1...60 where !condition() { await Turn.one() }
    await turns(3)
  }

  private func turns(_ count: Int) async {
    for _ in 1...count { await Turn.one() }
  }
}

/// Outlives every model, and knows whether its listener has gone.
@MainActor
private final class Library {
  private var continuation: AsyncStream<[String]>.Continuation?
  private let ended = Ended()

  var hasEnded: Bool { ended.isTrue.withLock { $0 } }

  /// The one stream; the library itself does not keep it.
  func changes() -> AsyncStream<[String]> {
    let (changes, continuation) = AsyncStream.makeStream(of: [String].self)
    continuation.onTermination = { [ended] _ in ended.isTrue.withLock { $0 = true } }
    self.continuation = continuation
    return changes
  }

  func send(_ titles: [String]) {
    continuation?.yield(titles)
  }
}

private final class Ended: Sendable {
  let isTrue = Mutex(false)
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
