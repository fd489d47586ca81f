import KataTesting
import SwiftUI
import XCTest

private struct FlavourKey: EnvironmentKey {
  static let defaultValue = "plain"
}
private struct SizeKey: EnvironmentKey {
  static let defaultValue = 1
}
/// How often a value of the environment was asked for.
@MainActor private enum Asked {
  static var count = 0
}
extension EnvironmentValues {
  fileprivate var watchedSize: Int {
    MainActor.assumeIsolated { Asked.count += 1 }
    return size
  }
  fileprivate var flavour: String {
    get { self[FlavourKey.self] }
    set { self[FlavourKey.self] = newValue }
  }
  fileprivate var size: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}

/// C24, C25 and what the environment hands down.
@MainActor
final class EnvironmentTests: XCTestCase {
  struct Flavour: View {
    @Environment(\.flavour) private var flavour
    var body: some View { Text(flavour) }
  }
  struct Size: View {
    @Environment(\.size) private var size
    var body: some View { Text("size \(size)") }
  }
  struct Readers: View {
    var body: some View {
      Flavour()
      Size()
    }
  }
  struct Writer: View {
    @State private var flavour = "vanilla"
    @State private var ticks = 0
    var body: some View {
      VStack {
        Text("\(ticks)")
        Readers().environment(\.flavour, flavour)
        Button("Change") { flavour = "lemon" }
        Button("Tick") { ticks += 1 }
      }
    }
  }

  func testAValueSetAboveIsReadBelow() async {
    XCTAssertEqual(ViewHost(Writer()).text[1], "vanilla")
  }

  func testADefaultIsReadWhereNobodyHasSetOne() async {
    XCTAssertEqual(ViewHost(Flavour()).text, ["plain"])
  }

  // Conf: DOC + RE.
  func testC24_onlyReadersOfTheChangedKeyRun() async {
    let host = ViewHost(Writer())
    host.resetCounts()
    host.tap("Change")
    XCTAssertEqual(
      host.counts, ["EnvironmentTests.Writer": 1, "EnvironmentTests.Flavour": 1])
    XCTAssertEqual(host.text[1], "lemon")
  }

  // Conf: RE.
  func testC25_anEqualValueRunsNoReader() async {
    let host = ViewHost(Writer())
    host.resetCounts()
    host.tap("Tick")
    XCTAssertEqual(host.counts, ["EnvironmentTests.Writer": 1])
  }

  struct Gate: View {
    @State private var isClosed = true
    let log: StateTests.Log
    var body: some View {
      VStack {
        Button("Enter") { log.lines.append("entered") }.disabled(isClosed)
        Button("Open") { isClosed = false }
      }
    }
  }

  func testDisabledControlsWorkOnceTheyAreEnabled() async {
    let log = StateTests.Log()
    let host = ViewHost(Gate(log: log))
    host.tap("Open")
    host.tap("Enter")
    XCTAssertEqual(log.lines, ["entered"])
  }

  struct Still: View, Equatable {
    var body: some View {
      VStack {
        Flavour()
        Flavour().environment(\.flavour, "near")
      }
    }
  }
  struct StillScreen: View {
    @State private var flavour = "vanilla"
    var body: some View {
      VStack {
        Still().equatable().environment(\.flavour, flavour)
        Button("Change") { flavour = "lemon" }
      }
    }
  }

  // Conf: DOC + RE.
  func testC24_aChangeGoesPastAnEqualViewAndEndsAtANearerValue() async {
    let host = ViewHost(StillScreen())
    host.resetCounts()
    host.tap("Change")
    XCTAssertEqual(host.text, ["lemon", "near", "Change"])
    XCTAssertEqual(
      host.counts, ["EnvironmentTests.StillScreen": 1, "EnvironmentTests.Flavour": 1])
  }

  @MainActor @Observable final class Settings {
    var name: String
    init(_ name: String) { self.name = name }
  }
  @MainActor @Observable final class Slot {
    var settings: Settings?
  }
  struct SettingsReader: View {
    @Environment(Settings.self) private var settings: Settings?
    var body: some View { Text(settings?.name ?? "none") }
  }
  struct SlotScreen: View {
    let slot: Slot
    var body: some View { VStack { SettingsReader() }.environment(slot.settings) }
  }

  // Conf: DOC + DUAL.
  func testD03_anOptionalObjectComesChangesIsReplacedAndGoes() async {
    let slot = Slot()
    let host = ViewHost(SlotScreen(slot: slot))
    var history = host.text
    slot.settings = Settings("first")
    history += host.text
    slot.settings?.name = "renamed"
    history += host.text
    weak var first = slot.settings
    slot.settings = Settings("second")
    history += host.text
    XCTAssertNil(first)
    slot.settings = nil
    history += host.text
    XCTAssertEqual(history, ["none", "first", "renamed", "second", "none"])
  }

  final class Station: ObservableObject {
    @Published var number = 0
  }
  struct Everything: View {
    @Binding var value: Int
    let settings: Settings
    @Environment(\.size) private var size
    @ObservedObject var station: Station
    var body: some View { Text("\(value) \(settings.name) \(size) \(station.number)") }
  }
  struct EverythingScreen: View {
    @State private var value = 0
    @State private var size = 0
    let settings = Settings("a")
    let station = Station()
    var body: some View {
      VStack {
        Everything(value: $value, settings: settings, station: station).environment(\.size, size)
        Button("All") {
          value += 1
          size += 1
          settings.name = "b"
          station.number += 1
        }
      }
    }
  }

  func testRule7_everyCauseAtOnceIsOneBody() async {
    let host = ViewHost(EverythingScreen())
    host.resetCounts()
    host.tap("All")
    XCTAssertEqual(host.text.first, "1 b 1 1")
    XCTAssertEqual(
      host.evaluations.filter { $0.view == "EnvironmentTests.Everything" }.map(\.cause),
      ["@dependencies, _value, _size, _station"])
  }

  final class Log {
    var lines: [String] = []
    var gate: CheckedContinuation<Void, Never>?
  }
  struct LongTask: View {
    let log: Log
    @Environment(\.flavour) private var flavour
    @State private var number = 0
    var body: some View {
      Button("number \(number)") { number += 1 }
        .task {
          await withCheckedContinuation { log.gate = $0 }
          log.lines.append("\(flavour) \(number)")
        }
    }
  }
  struct LongTaskOwner: View {
    let log: Log
    @State private var flavour = "vanilla"
    var body: some View {
      VStack {
        LongTask(log: log).environment(\.flavour, flavour)
        Button("Lemon") { flavour = "lemon" }
      }
    }
  }

  // Conf: ONE.
  func testC23_aRunningTaskSeesStateLiveAndTheEnvironmentAsItWas() async {
    let log = Log()
    let host = ViewHost(LongTaskOwner(log: log))
    while log.gate == nil { await Task.yield() }
    host.tap("Lemon")
    host.tap("number 0")
    log.gate?.resume()
    while log.lines.isEmpty { await Task.yield() }
    XCTAssertEqual(log.lines, ["vanilla 1"])
  }

  struct WatchedSize: View {
    @Environment(\.watchedSize) private var size
    var body: some View { Text("size \(size)") }
  }
  struct WatchedScreen: View {
    @State private var flavour = "vanilla"
    var body: some View {
      VStack {
        WatchedSize().environment(\.flavour, flavour)
        Button("Change") { flavour = "lemon" }
      }
    }
  }

  private func visitOfAnotherKeysReader() -> (asked: Int, bodies: Int) {
    let host = ViewHost(WatchedScreen())
    host.resetCounts()
    Asked.count = 0
    host.tap("Change")
    return (Asked.count, host.bodyCount(of: WatchedSize.self))
  }

  // Conf: RE.
  func testC01_aVisitedViewIsAskedForItsPropertiesAndDoesNotRun() async {
    let visit = visitOfAnotherKeysReader()
    XCTAssertGreaterThan(visit.asked, 0)
    XCTAssertEqual(visit.bodies, 0)
  }

  // Conf: DOC + RE.
  func testC24_everyReaderIsVisitedWhicheverKeyChanged() async {
    XCTAssertEqual(visitOfAnotherKeysReader().asked, 1)
  }
}
