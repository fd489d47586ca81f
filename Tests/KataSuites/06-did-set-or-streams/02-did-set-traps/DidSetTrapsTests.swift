import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class DidSetTrapsTests: XCTestCase {
  func testAWriteEndsAtTheLimit() async {
    let player = Player(store: VolumeStore(loaded: 5))
    player.volume = 99
    XCTAssertEqual(
      player.volume, 10, "99 was written; right after the write the volume should be 10")
    player.volume = -7
    XCTAssertEqual(
      player.volume, 0, "-7 was written; right after the write the volume should be 0")
    player.volume += 3
    XCTAssertEqual(player.volume, 3, "0 + 3 should be 3; what is allowed is left as it is")
  }

  func testANewVolumeIsSavedOnce() async {
    let store = VolumeStore(loaded: 5)
    let player = Player(store: store)
    player.volume = 7
    player.volume -= 1
    XCTAssertEqual(
      store.saves, [7, 6], "7, then 6 were written, both allowed; saved were \(store.saves)")
  }

  func testACorrectedWriteIsSavedOnce() async {
    let store = VolumeStore(loaded: 5)
    let player = Player(store: store)
    player.volume = 99
    XCTAssertEqual(
      store.saves, [10],
      "99 at 5 should be saved once, as the 10 that it became; saved were \(store.saves)")
    player.volume = -7
    XCTAssertEqual(
      store.saves, [10, 0],
      "-7 should then be saved once, as the 0 that it became; saved were \(store.saves)")
  }

  func testAWriteThatChangesNothingSavesNothing() async {
    let again = saves(at: 5) { $0.volume = 5 }
    XCTAssertEqual(again, [], "the same volume was written again, and saved as \(again)")
    let loud = saves(at: 10) { $0.volume = 99 }
    XCTAssertEqual(
      loud, [],
      "99 was written at 10: the volume stayed at the upper end, and yet saved were \(loud)")
    let silent = saves(at: 0) { $0.volume -= 1 }
    XCTAssertEqual(
      silent, [],
      "-1 was written at 0: the volume stayed at the lower end, and yet saved were \(silent)")
  }

  func testAWriteAfterACorrectedLoadSavesNothing() async {
    // A load that was not corrected is for another test to tell.
    let again = saves(at: 42) { if $0.volume == 10 { $0.volume = 10 } }
    XCTAssertEqual(
      again, [],
      "42 was loaded and became 10; then 10 was written, which changes nothing, and saved as "
        + "\(again)")
  }

  func testALoadedVolumeIsAllowed() async {
    XCTAssertEqual(
      Player(store: VolumeStore(loaded: 42)).volume, 10,
      "a volume of 42 was loaded; it should be 10 from the start")
    XCTAssertEqual(
      Player(store: VolumeStore(loaded: -1)).volume, 0,
      "a volume of -1 was loaded; it should be 0 from the start")
    XCTAssertEqual(
      Player(store: VolumeStore(loaded: 8)).volume, 8, "a volume of 8 was loaded, and is allowed")
  }

  func testLoadingSavesNothing() async {
    for loaded in [0, 8, 42] {
      let store = VolumeStore(loaded: loaded)
      _ = Player(store: store)
      XCTAssertEqual(
        store.saves, [], "loading saved \(store.saves), although nobody has set the volume yet")
    }
  }

  func testTheScreenFollowsTheVolume() async {
    let player = Player(store: VolumeStore(loaded: 8))
    let host = ViewHost(PlayerView(player: player))
    host.tap("Louder")
    XCTAssertTrue(
      host.text.contains("Volume 9"),
      "after Louder at 8 the screen should read Volume 9; the screen still reads \(host.text)")
    player.volume = 99
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Volume 10"),
      "after a write of 99 the screen should read Volume 10; the screen still reads \(host.text)")
    host.tap("Louder")
    host.tap("Softer")
    XCTAssertTrue(
      host.text.contains("Volume 9"),
      "after Louder and Softer at 10 the screen should read Volume 9; it reads \(host.text)")
  }

  /// What a change saves, at a volume that was loaded.
  private func saves(at volume: Int, _ change: (Player) -> Void) -> [Int] {
    let store = VolumeStore(loaded: volume)
    let player = Player(store: store)
    let before = store.saves.count
    change(player)
    return Array(store.saves.dropFirst(before))
  }
}
