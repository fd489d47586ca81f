import KataTesting
import SwiftUI
import XCTest

private struct FlavourKey: EnvironmentKey {
  static let defaultValue = "plain"
}
private struct SizeKey: EnvironmentKey {
  static let defaultValue = 1
}
extension EnvironmentValues {
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

  func testC24_onlyReadersOfTheChangedKeyRun() async {
    let host = ViewHost(Writer())
    host.resetCounts()
    host.tap("Change")
    XCTAssertEqual(
      host.counts, ["EnvironmentTests.Writer": 1, "EnvironmentTests.Flavour": 1])
    XCTAssertEqual(host.text[1], "lemon")
  }

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
}
