import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class NoCancelTests: XCTestCase {
  func testThePlaceIsFollowed() async {
    let (model, kyoto) = (WeatherModel(), Place("Kyoto"))
    model.follow(kyoto)
    for degrees in [20, 21, 22] {
      kyoto.degrees = degrees
      await wait { model.text == "Kyoto \(degrees)°" }
      XCTAssertEqual(
        model.text, "Kyoto \(degrees)°", "Kyoto is followed, and it has \(degrees) degrees")
    }
  }

  func testOnlyTheLastPlaceIsFollowed() async {
    let (model, kyoto, nara) = (WeatherModel(), Place("Kyoto"), Place("Nara"))
    await follow(kyoto, model)
    await follow(nara, model)
    kyoto.degrees = 30
    await wait { model.text.hasPrefix("Kyoto") }
    XCTAssertEqual(
      model.text, "Nara 20°",
      "Nara is followed since, and Kyoto still writes: a loop from before goes on")
  }

  func testNothingIsFollowedAfterStop() async {
    let (model, kyoto) = (WeatherModel(), Place("Kyoto"))
    await follow(kyoto, model)
    model.stop()
    kyoto.degrees = 30
    await wait { model.text == "Kyoto 30°" }
    XCTAssertEqual(
      model.text, "Kyoto 20°", "stop() was called, and the loop still writes what Kyoto has")
  }

  func testAPlaceCanBeFollowedAfterStop() async {
    let (model, kyoto, nara) = (WeatherModel(), Place("Kyoto"), Place("Nara"))
    await follow(kyoto, model)
    model.stop()
    await follow(nara, model)
    nara.degrees = 18
    await wait { model.text == "Nara 18°" }
    XCTAssertEqual(
      model.text, "Nara 18°", "Nara is followed after a stop, and it has 18 degrees")
  }

  func testTheSamePlaceCanBeFollowedAfterStop() async {
    let (model, kyoto) = (WeatherModel(), Place("Kyoto"))
    await follow(kyoto, model)
    model.stop()
    await follow(kyoto, model)
    kyoto.degrees = 18
    await wait { model.text == "Kyoto 18°" }
    XCTAssertEqual(
      model.text, "Kyoto 18°", "Kyoto is followed once more after a stop, and it has 18 degrees")
  }

  func testTheModelIsReleased() async {
    let kyoto = Place("Kyoto")
    await assertReleased {
      let model = WeatherModel()
      await self.follow(kyoto, model)
      return model
    }
  }

  func testTheTaskEndsWithTheModel() async {
    let kyoto = Place("Kyoto")
    let (isGone, probe) = await leave(kyoto)
    await wait { probe.task == nil }
    XCTAssertTrue(
      !isGone || probe.task == nil, "the model is gone, and its task still waits for Kyoto")
  }

  func testTheTaskEndsWithStop() async {
    let (model, kyoto, probe) = (WeatherModel(), Place("Kyoto"), Probe())
    do {
      let living = TaskProbe()
      probe.task = living
      await TaskProbe.$current.withValue(living) { await follow(kyoto, model) }
    }
    model.stop()
    await wait { probe.task == nil }
    XCTAssertNil(probe.task, "stop() was called, and the task still waits for Kyoto")
  }

  func testTheTaskEndsWhenAnotherPlaceIsFollowed() async {
    let (model, kyoto, nara, probe) = (WeatherModel(), Place("Kyoto"), Place("Nara"), Probe())
    do {
      let living = TaskProbe()
      probe.task = living
      await TaskProbe.$current.withValue(living) { await follow(kyoto, model) }
    }
    await follow(nara, model)
    await wait { probe.task == nil }
    XCTAssertNil(probe.task, "Nara is followed since, and a task still waits for Kyoto")
  }

  func testTheTaskHasEndedAfterOneMoreChange() async {
    let kyoto = Place("Kyoto")
    let (isGone, probe) = await leave(kyoto)
    kyoto.degrees = 30
    await wait { probe.task == nil }
    XCTAssertTrue(
      !isGone || probe.task == nil,
      "the model is gone, Kyoto has changed since, and its task still goes round")
  }

  func testThePlaceIsReleasedAfterTheModel() async {
    await assertReleased {
      let kyoto = Place("Kyoto")
      _ = await self.leave(kyoto)
      return kyoto
    }
  }

  func testAPlaceIsReleasedAfterStop() async {
    let model = WeatherModel()
    weak var kept: Place?
    do {
      let kyoto = Place("Kyoto")
      kept = kyoto
      await follow(kyoto, model)
      model.stop()
    }
    await wait { kept == nil }
    XCTAssertNil(
      kept, "stop() was called, nobody follows Kyoto, and the model or its task keeps it")
    XCTAssertEqual(model.text, "Kyoto 20°", "the text stays after stop()")
  }

  func testAPlaceIsReleasedWhenAnotherIsFollowed() async {
    let (model, nara) = (WeatherModel(), Place("Nara"))
    await assertReleased {
      let kyoto = Place("Kyoto")
      await self.follow(kyoto, model)
      await self.follow(nara, model)
      return kyoto
    }
    XCTAssertEqual(model.text, "Nara 20°", "Nara was followed last")
  }

  func testTheScreenFollows() async {
    let (model, kyoto) = (WeatherModel(), Place("Kyoto"))
    await follow(kyoto, model)
    let host = ViewHost(WeatherView(model: model))
    kyoto.degrees = 25
    await wait { model.text == "Kyoto 25°" }
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Kyoto 25°"), "Kyoto has 25 degrees; the screen reads \(host.text)")
  }

  /// Lets a model follow a place until it has shown it once.
  private func follow(_ place: Place, _ model: WeatherModel) async {
    model.follow(place)
    await wait { model.text.hasPrefix(place.name) }
    for _ in 1...3 { await Turn.one() }
  }

  /// Lets a model follow a place, lets go of the model, and says whether it went.
  private func leave(_ place: Place) async -> (isGone: Bool, Probe) {
    let probe = Probe()
    weak var kept: WeatherModel?
    do {
      let living = TaskProbe()
      probe.task = living
      let model = WeatherModel()
      kept = model
      await TaskProbe.$current.withValue(living) { await follow(place, model) }
    }
    await wait { kept == nil }
    return (kept == nil, probe)
  }

  /// Gives other tasks their turn until the condition holds, a hundred times at most.
  private func wait(until condition: () -> Bool) async {
    for _ in 1...100 where !condition() { await Turn.one() }
  }
}

/// Knows whether a task that was made in its time is still there.
private final class Probe {
  weak var task: TaskProbe?
}

/// Kept alive by every task that was made while it was the current one.
private final class TaskProbe: Sendable {
  @TaskLocal static var current: TaskProbe?
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
