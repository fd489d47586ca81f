import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class QuizStreamsTests: XCTestCase {
  func testTheVolumeStaysInRange() async {
    let radio = Radio(volume: 3)
    radio.volume = 12
    XCTAssertEqual(radio.volume, 10, "12 was set, and the volume ends at 10")
    radio.volume = -4
    XCTAssertEqual(radio.volume, 0, "-4 was set, and the volume begins at 0")
  }

  func testTheFirstVolumeIsInRangeToo() async {
    XCTAssertEqual(
      Radio(volume: 30).volume, 10, "a radio that is made with 30 has to begin with 10")
  }

  func testEachVolumeOfAGoIsInTheHistory() async {
    let radio = Radio(volume: 3)
    await turns(10)
    for volume in [4, 12, 5] { radio.volume = volume }
    await wait { radio.history.last == 5 }
    XCTAssertEqual(
      radio.history, [4, 10, 5],
      radio.history.count < 3
        ? "4, 12 and 5 were set in one go, and the history missed some: \(radio.history)"
        : "4, 12 and 5 were set, so 4, 10 and 5 stood; the history says \(radio.history)")
  }

  func testAVolumeThatComesBackIsInTheHistoryAgain() async {
    let radio = Radio(volume: 3)
    for volume in [4, 5, 4] {
      radio.volume = volume
      await wait { radio.history.last == volume }
    }
    XCTAssertEqual(
      radio.history.last, 4,
      "4, 5 and 4 again stood, one after the other; the history says \(radio.history)")
  }

  func testAWriteThatChangesNothingIsNotInTheHistory() async {
    let radio = Radio(volume: 10)
    await turns(5)
    radio.volume = 10
    await turns(5)
    guard radio.history.isEmpty else {
      XCTFail(
        "the volume was 10, and 10 was set once more: no change; the history says "
          + "\(radio.history)")
      return
    }
    radio.volume = 12
    await turns(5)
    XCTAssertEqual(
      radio.history, [],
      "12 was set, and the volume was and stayed 10: no change; the history says "
        + "\(radio.history)")
  }

  func testALampIsRightFromTheStart() async {
    let loud = Radio(volume: 9)
    let lamp = Lamp(loud)
    XCTAssertTrue(lamp.isOn, "the radio is at 9, and its new lamp should be on at once")
    await turns(10)
    XCTAssertEqual(
      lamp.switches, 0, "nothing has changed, and the lamp was switched \(lamp.switches) times")
    let low = Radio(volume: 3)
    let other = Lamp(low)
    XCTAssertFalse(other.isOn, "the radio is at 3, and its new lamp should be off")
  }

  func testSevenIsQuiet() async {
    XCTAssertFalse(Lamp(Radio(volume: 7)).isOn, "7 is not over 7: a new lamp should be off")
    XCTAssertTrue(Lamp(Radio(volume: 8)).isOn, "8 is over 7: a new lamp should be on")
    let radio = Radio(volume: 3)
    let lamp = Lamp(radio)
    await turns(10)
    await set([[7]], radio, lamp)
    XCTAssertFalse(lamp.isOn, "7 was set, which is not over 7, and the lamp went on")
  }

  func testALampFollows() async {
    let radio = Radio(volume: 3)
    let lamp = Lamp(radio)
    await turns(10)
    await set([[9], [3], [10]], radio, lamp)
    XCTAssertTrue(
      lamp.isOn && lamp.switches > 2,
      "9, 3 and 10, with time in between, switch on, off and on: the lamp is "
        + "\(lamp.isOn ? "on" : "off") and was switched \(lamp.switches) times")
  }

  func testAChangeRightAfterTheStartSwitches() async {
    let radio = Radio(volume: 3)
    let lamp = Lamp(radio)
    radio.volume = 9
    await wait { lamp.isOn && lamp.switches > 0 }
    XCTAssertTrue(
      lamp.isOn && lamp.switches == 1,
      "9 was set right after the lamp was made: it is \(lamp.isOn ? "on" : "off"), and was "
        + "switched \(lamp.switches) times")
  }

  func testOnlyWhatStandsAfterAGoSwitches() async {
    let radio = Radio(volume: 3)
    let lamp = Lamp(radio)
    await turns(10)
    await set([[9, 3]], radio, lamp)
    XCTAssertEqual(
      lamp.switches, 0,
      "9 and 3 again in one go leave the lamp off; it was switched \(lamp.switches) times")
  }

  func testNobodyAsksWhileNothingChanges() async {
    let radio = Radio(volume: 3)
    let lamp = Lamp(radio)
    await turns(10)
    let isAsked = await isReadAtRest { radio.volume = 4 }
    XCTAssertFalse(
      isAsked,
      "the volume was read again and again, while nothing changed: a lamp should wait to be told")
    withExtendedLifetime(lamp) {}
  }

  func testTheSameSideSwitchesOnce() async {
    let radio = Radio(volume: 3)
    let lamp = Lamp(radio)
    await turns(10)
    await set([[8], [9], [10]], radio, lamp)
    XCTAssertLessThan(
      lamp.switches, 2,
      "8, 9 and 10 are all loud, and the lamp was switched \(lamp.switches) times")
  }

  func testEveryLampFollows() async {
    let radio = Radio(volume: 3)
    let lamps = [Lamp(radio), Lamp(radio), Lamp(radio)]
    await turns(10)
    radio.volume = 9
    await wait { lamps.allSatisfy(\.isOn) }
    let on = lamps.count(where: \.isOn)
    XCTAssertEqual(on, 3, "three lamps stand around a loud radio, and \(on) of them are on")
  }

  func testTheScreenSetsTheVolume() async {
    let radio = Radio(volume: 3)
    let host = ViewHost(RadioScreen(radio: radio))
    for _ in 1...3 { host.tap("Louder") }
    expect("Volume 10", on: host, after: "3 and three times Louder, by 3")
    host.tap("Quieter")
    expect("Volume 7", on: host, after: "Quieter, by 3")
    radio.volume = 1
    await host.settle()
    expect("Volume 1", on: host, after: "a 1 that somebody else set")
  }

  func testBeforeIsEmptyUntilSomethingChanges() async {
    let radio = Radio(volume: 3)
    radio.volume = 5
    let host = ViewHost(RadioScreen(radio: radio))
    await host.settle()
    expect("Before: –", on: host, after: "a change before the screen was there")
  }

  func testBeforeIsWhatTheScreenShowedBefore() async {
    let radio = Radio(volume: 3)
    let host = ViewHost(RadioScreen(radio: radio))
    host.tap("Louder")
    await host.settle()
    expect("Before: 3", on: host, after: "Louder, from 3 to 6")
    for volume in [7, 8, 9] { radio.volume = volume }
    await host.settle()
    expect("Before: 6", on: host, after: "7, 8 and 9 in one go: this screen never showed 7 or 8")
  }

  func testAGoThatEndsWhereItBeganIsNoChange() async {
    let radio = Radio(volume: 3)
    let host = ViewHost(RadioScreen(radio: radio))
    host.tap("Louder")
    await host.settle()
    for volume in [8, 6] { radio.volume = volume }
    await host.settle()
    expect("Before: 3", on: host, after: "6, then 8 and 6 in one go, which shows nothing new")
  }

  private func expect(_ line: String, on host: ViewHost, after what: String) {
    XCTAssertTrue(
      host.text.contains(line), "after \(what), there should be \"\(line)\"; there is \(host.text)")
  }

  /// Sets each part in one go, and gives the lamp its time.
  private func set(_ parts: [[Int]], _ radio: Radio, _ lamp: Lamp) async {
    for part in parts {
      let before = lamp.switches
      let changes = ((part.last ?? 0) > 7) != lamp.isOn
      for volume in part { radio.volume = volume }
      if changes { await wait { lamp.switches > before } } else { await turns(6) }
    }
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
