import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class SinksTests: XCTestCase {
  private let station = PassthroughSubject<String, Never>()
  private var listeners = 0

  func testTheTitleFollowsTheDestination() async {
    let model = trip()
    for destination in ["Kyoto", "Nara"] {
      model.destination = destination
      await wait { model.title.hasSuffix(destination) }
      XCTAssertEqual(
        model.title, "Mei to \(destination)",
        "the title should follow the destination \(destination)")
    }
  }

  func testTheTitleIsThereFromTheStart() async {
    let model = trip()
    await wait { model.title == "Mei to " }
    XCTAssertEqual(
      model.title, "Mei to ",
      "no destination was written yet, and the title should say so from the start")
  }

  func testNewsArrive() async {
    let model = trip()
    for news in ["Platform 4", "Five minutes late", "Five minutes late"] { station.send(news) }
    await wait { model.news.count >= 3 }
    XCTAssertEqual(
      model.news, ["Platform 4", "Five minutes late", "Five minutes late"],
      "the station announced three things, the last two alike; the trip knows \(model.news)")
  }

  func testEachChangeOfTheDestinationIsCounted() async {
    let model = trip()
    for destination in ["Kyoto", "Nara", "Nara", ""] { model.destination = destination }
    await wait { model.changes >= 4 }
    XCTAssertGreaterThanOrEqual(
      model.changes, 4,
      "Kyoto, twice Nara and nothing were written, and only \(model.changes) were counted")
  }

  func testTheDestinationAtTheStartIsNoChange() async {
    let model = trip()
    for _ in 1...3 { await Turn.one() }
    let before = model.changes
    model.destination = "Kyoto"
    for _ in 1...3 { await Turn.one() }
    XCTAssertEqual(before, 0, "nobody wrote a destination yet, and counted were \(before) changes")
    XCTAssertLessThanOrEqual(
      model.changes, 1, "one destination was written, and counted were \(model.changes) changes")
  }

  func testTheTripIsReleased() async {
    await assertReleased {
      let model = self.trip()
      model.destination = "Kyoto"
      self.station.send("Platform 4")
      await self.wait { !model.news.isEmpty }
      return model
    }
  }

  func testATripWithNoMoreNewsIsReleased() async {
    await assertReleased {
      let model = self.trip()
      model.destination = "Kyoto"
      // The end of the announcements frees whatever listened to them, and nothing else.
      self.station.send(completion: .finished)
      for _ in 1...3 { await Turn.one() }
      return model
    }
  }

  func testNobodyListensAfterTheTrip() async {
    weak var kept: TripModel?
    do {
      let model = trip()
      model.destination = "Kyoto"
      XCTAssertGreaterThan(listeners, 0, "a trip should listen to the announcements")
      kept = model
    }
    await wait { kept == nil && listeners == 0 }
    XCTAssertTrue(
      kept != nil || listeners == 0,
      "the trip is gone, and something still listens to the station for it")
  }

  func testTheScreenFollows() async {
    let model = trip()
    let host = ViewHost(TripView(model: model))
    host.type("Kyoto", into: "Destination")
    station.send("Platform 4")
    await wait { model.changes == 1 && model.news.count == 1 && model.title.hasSuffix("Kyoto") }
    await host.settle()
    for line in ["Mei to Kyoto", "Changed 1 times", "Platform 4"] {
      XCTAssertTrue(
        host.text.contains(line), "the screen should read \"\(line)\"; it reads \(host.text)")
    }
  }

  private func trip() -> TripModel {
    let counted = station.handleEvents(
      receiveSubscription: { _ in self.listeners += 1 }, receiveCancel: { self.listeners -= 1 })
    return TripModel(announcements: counted.eraseToAnyPublisher(), traveller: "Mei")
  }

  /// Gives other tasks and the main queue a turn until the condition holds, twenty times at most.
  private func wait(until condition: () -> Bool) async {
    for _ in 1...20 where !condition() { await Turn.one() }
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
