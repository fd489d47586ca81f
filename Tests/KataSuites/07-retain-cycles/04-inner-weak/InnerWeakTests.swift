import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class InnerWeakTests: XCTestCase {
  private let door = Door()
  private let settings = Settings()

  func testEachRingIsCounted() async {
    let model = HallModel(door: door, settings: settings)
    for rings in 1...2 {
      door.onRing?()
      await wait { model.rings == rings }
    }
    XCTAssertEqual(model.rings, 2, "the door rang twice; the hall counted \(model.rings)")
  }

  func testTheLampIsLitUntilItsTimeout() async {
    let model = HallModel(door: door, settings: settings)
    door.onOpen?()
    await wait { model.isLit }
    XCTAssertTrue(model.isLit, "the door was opened, and the hall is dark")
    model.lamp.onTimeout?()
    await wait { !model.isLit }
    XCTAssertFalse(model.isLit, "the time of the lamp is over, and the hall is still lit")
  }

  func testTheVolumeFollowsTheSettings() async {
    let model = HallModel(door: door, settings: settings)
    for _ in 1...3 { await Turn.one() }
    XCTAssertEqual(model.volume, 3, "the settings say 3; the hall has \(model.volume)")
    settings.volume = 5
    await wait { model.volume == 5 }
    XCTAssertEqual(
      model.volume, 5, "the settings changed to 5; the hall has \(model.volume), as before")
  }

  func testTheVolumeFollowsEachLaterChange() async {
    let model = HallModel(door: door, settings: settings)
    for _ in 1...3 { await Turn.one() }
    for volume in [4, 5, 6] {
      settings.volume = volume
      await wait { model.volume == volume }
    }
    XCTAssertEqual(
      model.volume, 6, "the settings changed three times, at last to 6; the hall stayed behind")
  }

  func testTheSettingsDoNotHoldTheHall() async {
    await assertReleased { await self.hall(heldByTheDoor: false) }
  }

  func testTheSettingsDoNotHoldTheHallAfterAChange() async {
    await assertReleased {
      let model = await self.hall(heldByTheDoor: false)
      self.settings.volume += 1
      await self.wait { model.volume == self.settings.volume }
      return model
    }
  }

  func testTheDoorDoesNotHoldTheHall() async {
    await assertReleased {
      let model = await self.hall()
      self.door.onRing?()
      await self.wait { model.rings == 1 }
      return model
    }
  }

  func testTheLampDoesNotHoldTheHall() async {
    await assertReleased {
      let model = await self.hall()
      self.door.onOpen?()
      await self.wait { model.isLit }
      self.door.onRing = nil
      self.door.onOpen = nil
      return model
    }
  }

  func testTheScreenFollows() async {
    let model = await hall()
    let host = ViewHost(HallView(model: model))
    door.onRing?()
    door.onOpen?()
    settings.volume = 7
    await wait { model.rings == 1 && model.isLit && model.volume == 7 }
    await host.settle()
    for line in ["1 rings at volume 7", "bright"] {
      XCTAssertTrue(
        host.text.contains(line), "the screen should read \"\(line)\"; it reads \(host.text)")
    }
  }

  func testTheDoorMayRingAfterTheHall() async {
    weak var kept: HallModel?
    let lamp: Lamp
    do {
      let model = await hall()
      door.onOpen?()
      await wait { model.isLit }
      (kept, lamp) = (model, model.lamp)
    }
    await wait { kept == nil }
    door.onRing?()
    lamp.onTimeout?()
    door.onOpen?()
    settings.volume += 1
    for _ in 1...3 { await Turn.one() }
    let later = await hall()
    door.onRing?()
    await wait { later.rings == 1 }
    XCTAssertEqual(later.rings, 1, "the door rang for the next hall; it counted \(later.rings)")
  }

  /// A hall that has had the time to start whatever it starts.
  private func hall(heldByTheDoor: Bool = true) async -> HallModel {
    let model = HallModel(door: door, settings: settings)
    for _ in 1...5 { await Turn.one() }
    if !heldByTheDoor { (door.onRing, door.onOpen) = (nil, nil) }
    return model
  }

  /// Gives other tasks their turn until the condition holds, a hundred times at most.
  private func wait(until condition: () -> Bool) async {
    for _ in 1...100 where !condition() { await Turn.one() }
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
