import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class DelegatesAndTokensTests: XCTestCase {
  private let center = CountingCenter()
  private let time = VirtualTimeScheduler()

  override func setUp() async throws {
    time.driveTimers()
  }

  func testEachSongThatEndsIsPlayed() async {
    let model = RadioModel(center: center)
    for song in ["La Mer", "Moon River", "Moon River", "La Mer"] { model.player.end(song) }
    XCTAssertEqual(
      model.played, ["La Mer", "Moon River", "Moon River", "La Mer"],
      "four songs ended in the player, two of them twice; the radio knows \(model.played)")
  }

  func testAnInterruptionPauses() async {
    let model = RadioModel(center: center)
    XCTAssertFalse(model.isPaused, "nobody interrupted yet, and the radio is paused")
    center.post(RadioModel.interrupted)
    await turns { model.isPaused }
    XCTAssertTrue(model.isPaused, "an interruption was posted, and the radio is not paused")
    center.post(RadioModel.interrupted)
    await turns { !model.isPaused }
    XCTAssertTrue(model.isPaused, "one more interruption was posted, and the radio plays on")
  }

  func testNothingElseThatIsPostedPauses() async {
    let model = RadioModel(center: center)
    center.post(Notification.Name("volume"))
    await turns { model.isPaused }
    XCTAssertFalse(model.isPaused, "something else was posted, and the radio is paused")
  }

  func testTheSecondsAreCounted() async {
    let model = RadioModel(center: center)
    time.advance(by: .milliseconds(3_500))
    await turns { model.seconds >= 3 }
    XCTAssertEqual(
      model.seconds, 3, "three and a half seconds went by; the radio counted \(model.seconds)")
  }

  func testThePlayerDoesNotHoldTheRadio() async {
    await assertReleased {
      let model = RadioModel(center: self.center)
      self.center.removeAll()
      self.stopTimers(of: model)
      return model
    }
  }

  func testTheCenterDoesNotHoldTheRadio() async {
    await assertReleased {
      let model = RadioModel(center: self.center)
      model.player.delegate = nil
      self.stopTimers(of: model)
      return model
    }
  }

  func testTheTimerDoesNotHoldTheRadio() async {
    await assertReleased {
      let model = RadioModel(center: self.center)
      model.player.delegate = nil
      self.center.removeAll()
      return model
    }
  }

  func testTheRadioIsReleasedWhenAllHasBeenUsed() async {
    await assertReleased {
      let model = RadioModel(center: self.center)
      model.player.end("La Mer")
      self.center.post(RadioModel.interrupted)
      self.time.advance(by: .milliseconds(1_500))
      return model
    }
  }

  func testTheBlockLeavesTheCenter() async {
    let (isGone, _) = await leave()
    XCTAssertTrue(
      !isGone || center.observers == 0,
      "the radio is gone, and the center still has a block of it")
  }

  func testTheTimerStops() async {
    let (isGone, waiting) = await leave()
    XCTAssertTrue(
      !isGone || waiting == 0, "the radio is gone, and its timer still fires each second")
  }

  func testTheDelegateStaysAsLongAsTheRadio() async {
    let model = RadioModel(center: center)
    await turns { false }
    model.player.end("La Mer")
    XCTAssertEqual(
      model.played, ["La Mer"],
      "a song ended some time later; the player had nobody left to tell it")
  }

  func testASongMayEndAfterTheRadio() async {
    weak var kept: RadioModel?
    let player: Player
    do {
      let model = RadioModel(center: center)
      (kept, player) = (model, model.player)
    }
    await turns { kept == nil }
    player.end("La Mer")
    let later = RadioModel(center: center)
    later.player.end("Moon River")
    XCTAssertEqual(
      later.played, ["Moon River"],
      "a song ended in the player of a radio that is gone; the next radio heard \(later.played)")
  }

  func testTheScreenFollows() async {
    let model = RadioModel(center: center)
    let host = ViewHost(RadioView(model: model))
    model.player.end("La Mer")
    center.post(RadioModel.interrupted)
    time.advance(by: .milliseconds(2_500))
    await turns { model.seconds == 2 && model.isPaused }
    await host.settle()
    for line in ["La Mer", "paused", "2 s"] {
      XCTAssertTrue(
        host.text.contains(line), "the screen should read \"\(line)\"; it reads \(host.text)")
    }
  }

  /// Uses a radio, lets go of it; whether it went, and what waits on the clock after 2 more seconds.
  private func leave() async -> (isGone: Bool, waiting: Int) {
    weak var kept: RadioModel?
    do {
      let model = RadioModel(center: center)
      XCTAssertGreaterThan(time.waitingCount, 0, "a radio should count seconds by a timer")
      time.advance(by: .milliseconds(1_500))
      await turns { model.seconds == 1 }
      kept = model
    }
    await turns { kept == nil }
    time.advance(by: .milliseconds(2_000))
    return (kept == nil, time.waitingCount)
  }

  /// Stops whatever timer the radio stores, under whatever name.
  private func stopTimers(of model: RadioModel) {
    for child in Mirror(reflecting: model).children { (child.value as? Timer)?.invalidate() }
  }

  /// Gives other tasks a few turns until the condition holds.
  private func turns(until condition: () -> Bool) async {
    for _ in 1...20 where !condition() { await Turn.one() }
  }
}

/// A center that knows who observes it, and can let go of them all.
private final class CountingCenter: Center {
  private struct Entry {
    var token: NSObject
    var name: Notification.Name?
    var hasSender: Bool
    var block: (Notification) -> Void
  }
  private var blocks: [Entry] = []

  var observers: Int { blocks.count }

  func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @Sendable @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = NSObject()
    blocks.append(Entry(token: token, name: name, hasSender: object != nil, block: block))
    return token
  }

  func removeObserver(_ observer: Any) {
    blocks.removeAll { $0.token === observer as AnyObject }
  }

  /// Posts as nobody's: who observes one sender alone does not hear it.
  func post(_ name: Notification.Name) {
    for entry in blocks where (entry.name == name || entry.name == nil) && !entry.hasSender {
      entry.block(Notification(name: name))
    }
  }

  func removeAll() { blocks = [] }
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
