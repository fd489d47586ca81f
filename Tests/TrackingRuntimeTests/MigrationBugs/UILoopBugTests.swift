import Combine
import KataTesting
import SwiftUI
import XCTest

/// Cases 28, 29 and 65 of the migration reports: screens that feed themselves.
@MainActor
final class UILoopBugTests: XCTestCase {
  final class Store: ObservableObject {
    @Published var directory = "/"
    func sync(_ newer: String) { directory = newer }
    func syncIfChanged(_ newer: String) { if directory != newer { directory = newer } }
  }
  final class Space: ObservableObject {
    @Published var current = "/"
  }
  struct Unguarded: View {
    @ObservedObject var space: Space
    @StateObject private var store = Store()
    var body: some View {
      Text(store.directory)
        .onReceive(space.$current.removeDuplicates()) { store.sync($0) }
    }
  }
  struct Guarded: View {
    @ObservedObject var space: Space
    @StateObject private var store = Store()
    var body: some View {
      Text(store.directory)
        .onReceive(space.$current.removeDuplicates()) { store.syncIfChanged($0) }
    }
  }

  // Conf: DOC + MULTI. Each body makes another chain, and a new subscriber is told the value.
  func test_MB28_publishedSameValueLoop() async {
    let host = ViewHost(Unguarded(space: Space()))
    XCTAssertEqual(
      host.warnings.map(\.message),
      [
        "The screen invalidated itself 1000 times in a row; updates stop here. "
          + "Bodies of the last pass: UILoopBugTests.Unguarded (_store)."
      ])
  }

  // Conf: DOC + MULTI.
  func test_MB28_publishedSameValueLoopGuarded() async {
    let space = Space()
    let host = ViewHost(Guarded(space: space))
    XCTAssertEqual(host.bodyCount(of: Guarded.self), 1)
    host.resetCounts()
    space.current = "/tmp"
    XCTAssertEqual(host.text, ["/tmp"])
    XCTAssertLessThanOrEqual(host.bodyCount(of: Guarded.self), 2)
    XCTAssertEqual(host.warnings, [])
  }

  @MainActor @Observable final class NewStore {
    var directory = "/"
  }
  @MainActor @Observable final class NewSpace {
    var current = "/"
  }
  struct Migrated: View {
    let space: NewSpace
    @State private var store = NewStore()
    var body: some View {
      Text(store.directory)
        .onChange(of: space.current) { store.directory = space.current }
    }
  }

  // Conf: DOC + MULTI.
  func test_MB28_publishedSameValueLoopRepaired() async {
    let space = NewSpace()
    let host = ViewHost(Migrated(space: space))
    XCTAssertEqual(host.bodyCount(of: Migrated.self), 1)
    host.resetCounts()
    space.current = "/tmp"
    XCTAssertEqual(host.text, ["/tmp"])
    XCTAssertEqual(host.bodyCount(of: Migrated.self), 2)
    XCTAssertEqual(host.warnings, [])
  }

  @MainActor @Observable final class Settings {
    var status = "unknown"
    @ObservationIgnored var refreshes = 0
    func refresh() {
      refreshes += 1
      status = "denied"
    }
  }
  struct Tabs: View {
    let settings: Settings
    var body: some View {
      TabView { Text(settings.status).onAppear { settings.refresh() } }
    }
  }

  // Conf: DOC + ONE.
  func test_MB29_onappearLoop() async {
    let settings = Settings()
    let host = ViewHost(Tabs(settings: settings))
    XCTAssertEqual(host.text, ["denied"])
    XCTAssertEqual(settings.refreshes, 1)
    XCTAssertEqual(host.bodyCount(of: Tabs.self), 2)
  }

  final class Ticket {
    var number = 0
    func next() -> Int {
      number += 1
      return number
    }
  }
  /// The text appears anew with each body.
  struct RefiringTabs: View {
    let settings: Settings
    let ticket = Ticket()
    var body: some View {
      TabView {
        Text(settings.status).onAppear { settings.refresh() }.id(ticket.next())
      }
    }
  }
  final class OldSettings: ObservableObject {
    @Published var status = "unknown"
    func refresh() { status = "denied" }
    func refreshIfChanged() { if status != "denied" { status = "denied" } }
  }
  struct OldRefiringTabs: View {
    @ObservedObject var settings: OldSettings
    let refresh: @MainActor (OldSettings) -> Void
    let ticket = Ticket()
    var body: some View {
      TabView { Text(settings.status).onAppear { refresh(settings) }.id(ticket.next()) }
    }
  }

  // Conf: DOC + ONE. Equal writes to a tracked property end what keeps re-firing.
  func test_MB29_onappearLoopRefired() async {
    let settings = Settings()
    let host = ViewHost(RefiringTabs(settings: settings))
    XCTAssertEqual(settings.refreshes, 2)
    XCTAssertEqual(host.bodyCount(of: RefiringTabs.self), 2)
    XCTAssertEqual(host.warnings, [])
  }

  // Conf: DOC + ONE. Each write announces, as before 6.2 with `@Observable` too.
  func test_MB29_onappearLoopWithoutTheEqualityCheck() async {
    let host = ViewHost(OldRefiringTabs(settings: OldSettings()) { $0.refresh() })
    XCTAssertEqual(
      host.warnings.map(\.message),
      [
        "The screen invalidated itself 1000 times in a row; updates stop here. "
          + "Bodies of the last pass: UILoopBugTests.OldRefiringTabs (_settings)."
      ])
  }

  // Conf: DOC + ONE.
  func test_MB29_onappearLoopWithACheckOfItsOwn() async {
    let host = ViewHost(OldRefiringTabs(settings: OldSettings()) { $0.refreshIfChanged() })
    XCTAssertEqual(host.bodyCount(of: OldRefiringTabs.self), 2)
    XCTAssertEqual(host.warnings, [])
  }

  @MainActor @Observable final class Overlay {
    var text = "a"
    var height = 0
    var overflow = false
    func measure() {
      height += 1
      overflow = height > 3
    }
    func measureOnce() {
      if overflow != (height > 3) { overflow = height > 3 }
    }
  }
  struct OverlayView: View {
    let overlay: Overlay
    let measure: @MainActor (Overlay) -> Void
    var body: some View {
      Text("\(overlay.text) \(overlay.overflow)")
        .onChange(of: overlay.height) { measure(overlay) }
        .onAppear { measure(overlay) }
    }
  }

  // Conf: DOC + MULTI. SwiftUI's sentence, then ours: which view, and what the value did.
  func test_MB65_onchangeFeedback() async {
    let host = ViewHost(OverlayView(overlay: Overlay()) { $0.measure() })
    XCTAssertEqual(
      host.warnings.map(\.message),
      [
        "onChange(of: Int) action tried to update multiple times per frame.\n"
          + "It is in UILoopBugTests.OverlayView, whose body ran because of @dependencies; the "
          + "value went from 2 to 3. Remedy: write only what really is different."
      ])
  }

  // Conf: DOC + MULTI.
  func test_MB65_onchangeFeedbackRepaired() async {
    let overlay = Overlay()
    let host = ViewHost(OverlayView(overlay: overlay) { $0.measureOnce() })
    overlay.height = 5
    XCTAssertEqual(host.text, ["a true"])
    XCTAssertEqual(host.bodyCount(of: OverlayView.self), 3)
    XCTAssertEqual(host.warnings, [])
  }
}
