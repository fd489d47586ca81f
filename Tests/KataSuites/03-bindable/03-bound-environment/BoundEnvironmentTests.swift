import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class BoundEnvironmentTests: XCTestCase {
  func testTheSwitchReachesThePage() async {
    let settings = ReaderSettings()
    let host = ViewHost(ReaderScreen(settings: settings))
    host.toggle("Night")
    XCTAssertTrue(
      settings.isNight && host.text.contains("Night in Serif"),
      "the switch should write to the settings that Page shows; the screen reads \(host.text)")
    host.toggle("Night")
    XCTAssertFalse(settings.isNight, "the second flip should take it back")
  }

  func testTypingReachesThePage() async {
    let settings = ReaderSettings()
    let host = ViewHost(ReaderScreen(settings: settings))
    host.type("Mono", into: "Font")
    host.type("Sans", into: "Font")
    XCTAssertTrue(
      settings.font == "Sans" && host.text.contains("Day in Sans"),
      "the field should write to the settings that Page shows; the screen reads \(host.text)")
  }

  func testTheSwitchFollowsTheSettings() async {
    let settings = ReaderSettings()
    let host = ViewHost(ReaderScreen(settings: settings))
    settings.isNight = true
    await host.settle()
    XCTAssertEqual(
      switches(on: host), [true],
      "isNight became true elsewhere, and the switch should be drawn on")
  }

  func testASwitchTakesTheValueItIsGiven() async {
    let settings = ReaderSettings()
    settings.isNight = true
    let sync = Sync()
    sync.isOn = true
    let host = ViewHost(ReaderScreen(settings: settings, sync: sync))
    host.toggle("Night", to: true)
    // Where there is no switch for a sync, other tests say so.
    if switches(on: host).count == 2 { host.toggle("Sync", to: true) }
    XCTAssertTrue(
      settings.isNight && sync.isOn,
      "a switch was on and was set to on, and it went off: it should take the value it is given")
  }

  func testTheFieldFollowsTheSettings() async {
    let settings = ReaderSettings()
    let host = ViewHost(ReaderScreen(settings: settings))
    settings.font = "Mono"
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Mono"),
      "the font changed elsewhere, and the field should follow; the screen reads \(host.text)")
  }

  func testThePanelBindsTheNearestSettings() async {
    let outer = ReaderSettings()
    let inner = ReaderSettings()
    let host = ViewHost(SettingsPanel().environment(inner).environment(outer))
    host.toggle("Night")
    XCTAssertTrue(
      inner.isNight && !outer.isNight,
      "two settings are above the panel, and it should bind the nearest")
  }

  func testThePanelFollowsOtherSettings() async {
    let first = ReaderSettings()
    let second = ReaderSettings()
    let host = ViewHost(Exchange(first: first, second: second))
    host.tap("Other settings")
    host.toggle("Night")
    host.type("Mono", into: "Font")
    XCTAssertTrue(
      !first.isNight && second.isNight && first.font == "Serif" && second.font == "Mono",
      "other settings were put into the environment, and the panel should bind those")
  }

  func testTheSyncSwitchReachesTheSync() async {
    let sync = Sync()
    let host = ViewHost(ReaderScreen(settings: ReaderSettings(), sync: sync))
    host.toggle("Sync")
    XCTAssertTrue(sync.isOn, "the switch should write to the Sync of the environment")
    host.toggle("Sync")
    XCTAssertFalse(sync.isOn, "the second flip should take it back")
    sync.isOn = true
    await host.settle()
    XCTAssertEqual(
      switches(on: host), [false, true], "isOn became true elsewhere; the switch should follow")
  }

  func testWithoutSyncThereIsNoSwitch() async {
    let host = ViewHost(ReaderScreen(settings: ReaderSettings()))
    XCTAssertTrue(
      switches(on: host).count == 1 && host.text.contains("No sync here"),
      """
      there is no Sync in the environment, so there should be no switch for it; the screen reads \
      \(host.text)
      """)
  }

  func testSyncMayComeAndGo() async {
    let sync = Sync()
    let host = ViewHost(Coming(sync: sync))
    host.tap("Come or go")
    host.toggle("Sync")
    XCTAssertTrue(sync.isOn, "a Sync came later, and its switch should write to it")
    host.tap("Come or go")
    XCTAssertTrue(
      switches(on: host).count == 1 && host.text.contains("No sync here"),
      "the Sync went away, and so should its switch; the screen reads \(host.text)")
  }

  func testASettingRunsNoStranger() async {
    let host = ViewHost(ReaderScreen(settings: ReaderSettings()))
    host.resetCounts()
    host.toggle("Night")
    let count = host.bodyCount(of: ReaderScreen.self)
    XCTAssertEqual(
      count, 0,
      "a switch ran ReaderScreen.body \(count) times; it only puts the settings into the environment"
    )
  }

  func testASettingRunsNoBodyTwice() async {
    let host = ViewHost(ReaderScreen(settings: ReaderSettings()))
    host.resetCounts()
    host.type("Mono", into: "Font")
    XCTAssertEqual(
      host.counts.filter { $0.value > 1 }.map { "\($0.key) ×\($0.value)" }.sorted(), [],
      "one text was typed, and bodies ran more than once: a second copy has to be kept in step")
  }

  /// Whether each switch on the screen is drawn on.
  private func switches(on host: ViewHost) -> [Bool] {
    host.tree.filter { $0.contains("Toggle o") }.map { $0.contains("Toggle on") }
  }
}

/// Offers one reader's settings, then another's.
private struct Exchange: View {
  let first: ReaderSettings
  let second: ReaderSettings
  @State private var isSecond = false

  var body: some View {
    VStack {
      Button("Other settings") { isSecond = true }
      ReaderScreen(settings: isSecond ? second : first)
    }
  }
}

/// Offers a sync now and then.
private struct Coming: View {
  let sync: Sync
  @State private var settings = ReaderSettings()
  @State private var isHere = false

  var body: some View {
    VStack {
      Button("Come or go") { isHere.toggle() }
      ReaderScreen(settings: settings, sync: isHere ? sync : nil)
    }
  }
}
