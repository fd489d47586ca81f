import Foundation
import KataTesting
import SwiftUI
import Synchronization
import XCTest

@testable import Kata

@MainActor
final class StreamIsolationTests: XCTestCase {
  private let till = Till()
  private let paper = Paper()

  func testTheStartIsShown() async {
    till.cards = 40
    let cashier = Cashier(till, sign: paper)
    await wait { !paper.shown.isEmpty }
    XCTAssertEqual(
      paper.shown, [40], "the till held 40 € at the start; the sign showed \(paper.shown)")
    withExtendedLifetime(cashier) {}
  }

  func testEachTotalIsShown() async {
    let totals = await totals(after: [(cash: 50, cards: 0), (cash: 0, cards: 30)])
    XCTAssertEqual(
      totals, [0, 50, 80],
      "the till held 0, then 50, then 80 €, with time in between; the sign showed \(totals)")
  }

  func testASmallerTotalIsShownToo() async {
    let totals = await totals(after: [(cash: 50, cards: 0), (cash: -20, cards: 0)])
    XCTAssertEqual(
      totals, [0, 50, 30],
      "20 € of 50 were paid back: a smaller total is a total too; the sign showed \(totals)")
  }

  func testASumOfHalfAGoIsNeverShown() async {
    let cashier = Cashier(till, sign: paper)
    await wait { !paper.shown.isEmpty }
    var held = [0]
    for _ in 1...3 where paper.shown.allSatisfy(held.contains) {
      // One go is over, and the main actor is due to whoever heard of it.
      till.cash += 20
      held.append(till.cash + till.cards)
      paper.holdTheMainThread(whileShown: paper.shown.count)
      await nextOnMain { [till, paper] plug in
        // Who went off to read elsewhere comes in when the next go has begun.
        till.cash -= 30
        plug.pull()
        paper.holdTheMainThread(whileShown: paper.shown.count)
        till.cards += 50
      }
      held.append(till.cash + till.cards)
      await wait { paper.shown.last == held.last }
    }
    await wait { paper.shown.last == held.last }
    let wrong = paper.shown.filter { !held.contains($0) }
    XCTAssertEqual(
      wrong, [],
      "30 € left the cash and 50 € came to the cards in one go, and the sign showed \(wrong): "
        + "a sum read between the two, which the till never held; the stream did not read on "
        + "the main actor")
    XCTAssertEqual(
      paper.shown.last, held.last,
      "at the end the till held \(held.last ?? 0) €; the sign showed \(paper.shown)")
    withExtendedLifetime(cashier) {}
  }

  func testAGoIsShownOnce() async {
    let cashier = Cashier(till, sign: paper)
    await wait { !paper.shown.isEmpty }
    var shown: [Int] = []
    for _ in 1...3 where shown.count < 2 {
      let before = paper.shown.count
      till.cash += 10
      paper.holdTheMainThread(whileShown: before)
      till.cards += 10
      await wait { paper.shown.count > before }
      shown = Array(paper.shown.dropFirst(before))
    }
    XCTAssertLessThan(
      shown.count, 2,
      "10 € came in cash and 10 € on cards in one go, and the slow sign was drawn more than "
        + "once for it: it showed \(shown)")
    withExtendedLifetime(cashier) {}
  }

  func testNobodyAsksWhileNothingChanges() async {
    let cashier = Cashier(till, sign: paper)
    await wait { !paper.shown.isEmpty }
    await turns(5)
    let isAsked = await isReadAtRest { [till] in till.cash += 10 }
    XCTAssertFalse(
      isAsked,
      "the till was read again and again, while nothing changed: a cashier should wait to be told")
    withExtendedLifetime(cashier) {}
  }

  func testTheSignHoldsUpNobody() async {
    _ = await totals(after: [(cash: 50, cards: 0)])
    XCTAssertEqual(
      paper.shownOnMain, [],
      "a sign takes its time, and \(paper.shownOnMain) were shown on the main thread: taps and "
        + "scrolls wait for it there")
  }

  func testNothingIsShownWithoutACashier() async {
    _ = await totals(after: [(cash: 50, cards: 0)])
    await turns(5)
    let before = paper.shown
    till.cash += 50
    await turns(10)
    XCTAssertEqual(
      paper.shown, before,
      "the cashier has gone, and the sign still follows the till; it showed \(paper.shown)")
  }

  /// The different totals that the sign shows while there is a cashier, each with the time it needs.
  private func totals(after goes: [(cash: Int, cards: Int)]) async -> [Int] {
    let cashier = Cashier(till, sign: paper)
    await wait { !paper.shown.isEmpty }
    var total = 0
    for go in goes {
      total += go.cash + go.cards
      if go.cash != 0 { till.cash += go.cash }
      if go.cards != 0 { till.cards += go.cards }
      await wait { paper.shown.last == total }
      // Who reads from elsewhere may have read too early; other tests are about that. So, once more.
      till.cash += 0
      await wait { paper.shown.last == total }
    }
    withExtendedLifetime(cashier) {}
    return paper.shown.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// Gives other tasks their turn until the condition holds, a hundred times at most, and thrice more.
  private func wait(until condition: () -> Bool) async {
    for _ in 1...100 where !condition() { await Turn.one() }
    await turns(3)
  }

  /// Does something on the main actor after what is due there, while the pool is busy until told.
  ///
  /// Not a task's next step: that would wait for the pool as well.
  private func nextOnMain(_ act: @escaping @MainActor (Plug) -> Void) async {
    let plug = Plug()
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { act(plug) }
        continuation.resume()
      }
    }
  }

  private func turns(_ count: Int) async {
    for _ in 1...count { await Turn.one() }
  }
}

/// A sign that remembers what it showed, and where it was asked to.
private final class Paper: Sign {
  private struct State {
    var shown: [Int] = []
    var shownOnMain: [Int] = []
  }

  private let state = Mutex(State())
  private let drawn = DispatchSemaphore(value: 0)

  var shown: [Int] { state.withLock { $0.shown } }
  var shownOnMain: [Int] { state.withLock { $0.shownOnMain } }

  func show(_ total: Int) {
    state.withLock { state in
      state.shown.append(total)
      if Thread.isMainThread { state.shownOnMain.append(total) }
    }
    drawn.signal()
  }

  /// Stands in the middle of a go, as a slow line of code would, until somebody shows something.
  ///
  /// Nobody may, so for right answers the limit runs out; it only has to be long enough for others.
  func holdTheMainThread(whileShown count: Int) {
    let limit = DispatchTime.now() + .milliseconds(150)
    while shown.count == count, drawn.wait(timeout: limit) == .success {}
  }
}

/// Keeps the threads of the pool busy, so that what is due there has to wait.
private final class Plug {
  private let begun = DispatchSemaphore(value: 0)
  private let pulled = DispatchSemaphore(value: 0)
  private let count = ProcessInfo.processInfo.activeProcessorCount

  init() {
    for _ in 1...count {
      Task.detached(priority: .high) { [begun, pulled] in
        begun.signal()
        pulled.wait()
      }
    }
    for _ in 1...count { _ = begun.wait(timeout: .now() + .milliseconds(100)) }
  }

  func pull() {
    for _ in 1...count { pulled.signal() }
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
