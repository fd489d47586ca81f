import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class StreamValuesTests: XCTestCase {
  func testTheStartIsNoNews() async {
    let cool = await notes(from: 20, [])
    XCTAssertEqual(
      cool, [], "it was cool from the start, and nothing was ever hot; noted was \(cool)")
    let hot = await notes(from: 35, [])
    XCTAssertEqual(hot, [], "it was hot from the start, which is no news; noted was \(hot)")
  }

  func testAChangeIsNoted() async {
    let notes = await notes(from: 20, [[35]])
    XCTAssertEqual(
      notes, ["too hot"],
      notes.isEmpty
        ? "20 became 35, and nothing was noted" : "20 became 35; noted was \(notes)")
  }

  func testTheWayBackIsNotedToo() async {
    let notes = await notes(from: 35, [[20]])
    XCTAssertEqual(
      notes, ["cool again"],
      notes.isEmpty
        ? "35 became 20, and cool again was never noted" : "35 became 20; noted was \(notes)")
  }

  func testEachChangeIsNotedOnce() async {
    let hot = await notes(from: 20, [[35], [36], [37]])
    XCTAssertEqual(hot, ["too hot"], "20 became 35 and stayed hot; noted was \(hot)")
    let both = await notes(from: 20, [[35], [20], [40], [10]])
    XCTAssertEqual(
      both, ["too hot", "cool again", "too hot", "cool again"],
      both.count == 1
        ? "of four changes only the first change was noted: \(both)"
        : "twice it got hot and cool again; noted was \(both)")
  }

  func testAChangeRightAfterTheStartIsNoted() async {
    for _ in 1...3 {
      let thermometer = Thermometer(degrees: 20)
      let alarm = Alarm(thermometer)
      thermometer.degrees = 35
      await wait { !alarm.notes.isEmpty }
      XCTAssertEqual(
        alarm.notes, ["too hot"],
        "20 became 35 right after the alarm was made; noted was \(alarm.notes)")
    }
  }

  func testNobodyAsksWhileNothingChanges() async {
    let thermometer = Thermometer(degrees: 20)
    let alarm = Alarm(thermometer)
    await turns(10)
    let isAsked = await isReadAtRest { thermometer.degrees = 25 }
    XCTAssertFalse(
      isAsked,
      "degrees was read again and again, while nothing changed: an alarm should wait to be told")
    withExtendedLifetime(alarm) {}
  }

  func testReadingsInOneGoAreOne() async {
    let flicker = await notes(from: 20, [[35, 20]])
    XCTAssertEqual(
      flicker, [], "35 and back to 20 in one go is still cool; noted was \(flicker)")
    let rise = await notes(from: 20, [[32, 25, 40]])
    XCTAssertEqual(
      rise, ["too hot"], "32, 25 and 40 in one go are one reading, 40; noted was \(rise)")
  }

  /// What an alarm notes that has begun to listen; each part is written in one go.
  private func notes(from start: Int, _ parts: [[Int]]) async -> [String] {
    let thermometer = Thermometer(degrees: start)
    let alarm = Alarm(thermometer)
    await turns(10)
    var isHot = start > 30
    for part in parts {
      let before = alarm.notes.count
      for degrees in part { thermometer.degrees = degrees }
      if let last = part.last, isHot != (last > 30) {
        isHot.toggle()
        await wait { alarm.notes.count > before }
      } else {
        await turns(10)
      }
    }
    return alarm.notes
  }

  /// Gives other tasks their turn until the condition holds, a hundred times at most, and thrice more.
  private func wait(until condition: () -> Bool) async {
    for _ in 1...100 where !condition() { await Turn.one() }
    await turns(3)
  }

  private func turns(_ count: Int) async {
    for _ in 1...count { await Turn.one() }
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
