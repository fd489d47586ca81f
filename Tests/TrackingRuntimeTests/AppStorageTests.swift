import Combine
import KataTesting
import SwiftUI
import XCTest

/// `@AppStorage` outside of views, and writes past it.
@MainActor
final class AppStorageTests: XCTestCase {
  private nonisolated static let key = "AppStorageTests.isOn"

  override func setUp() async throws { UserDefaults.standard.removeObject(forKey: Self.key) }
  override func tearDown() async throws { UserDefaults.standard.removeObject(forKey: Self.key) }

  final class Settings: ObservableObject {
    @AppStorage(AppStorageTests.key) var isOn = false
    @Published var other = 0
  }
  struct Follower: View {
    @ObservedObject var settings: Settings
    var body: some View { Text("follower") }
  }
  struct Screen: View {
    @StateObject private var settings = Settings()
    @AppStorage(AppStorageTests.key) private var isOn = false
    var body: some View {
      Text("\(isOn ? "on" : "off") \(settings.isOn ? "on" : "off")")
      Button("model") { settings.isOn.toggle() }
      Button("view") { isOn.toggle() }
      Button("defaults") { UserDefaults.standard.set(true, forKey: AppStorageTests.key) }
      Follower(settings: settings)
    }
  }

  // Conf: MULTI (public demonstrations that print each announcement).
  func testAnObservableObjectAnnouncesTheWritesOfItsAppStorage() async {
    let settings = Settings()
    var announcements = 0
    let token = settings.objectWillChange.sink { announcements += 1 }
    settings.isOn = true
    XCTAssertEqual(announcements, 1)
    settings.other = 1
    XCTAssertEqual(announcements, 2)
    XCTAssertTrue(UserDefaults.standard.bool(forKey: Self.key))
    token.cancel()
  }

  // Conf: MULTI.
  func testWhoeverObservesTheObjectRuns() async {
    let host = ViewHost(Screen())
    host.resetCounts()
    host.tap("model")
    XCTAssertEqual(host.text.first, "on on")
    XCTAssertEqual(host.bodyCount(of: Follower.self), 1)
    host.tap("view")
    XCTAssertEqual(host.text.first, "off off")
    XCTAssertEqual(host.bodyCount(of: Follower.self), 2)
  }

  // Conf: DOC (Apple, AppStorage: it reflects a value from UserDefaults and invalidates a view).
  func testAWritePastTheWrapperIsSeenAfterTheEvent() async {
    let host = ViewHost(Screen())
    host.resetCounts()
    host.tap("defaults")
    XCTAssertEqual(host.text.first, "on on")
    XCTAssertEqual(host.bodyCount(of: Screen.self), 1)
    XCTAssertEqual(host.bodyCount(of: Follower.self), 1)
    UserDefaults.standard.set(false, forKey: Self.key)
    await host.settle()
    XCTAssertEqual(host.text.first, "off off")
    host.resetCounts()
    host.tap("view")
    host.tap("defaults")
    XCTAssertEqual(host.bodyCount(of: Screen.self), 1, "an equal value runs nothing")
  }

  @Observable final class Model {
    @ObservationIgnored @AppStorage(AppStorageTests.key) var isOn = false
  }
  struct Reader: View {
    let model: Model
    var body: some View {
      Text(model.isOn ? "on" : "off")
      Button("Write") { model.isOn = true }
    }
  }

  // Conf: MULTI (MB46).
  func testABodyThatReadsTheIgnoredAppStorageOfAModelIsNotRun() async {
    let host = ViewHost(Reader(model: Model()))
    host.resetCounts()
    host.tap("Write")
    XCTAssertEqual(host.text.first, "off")
    XCTAssertEqual(host.counts, [:])
  }

  func testAnObjectThatHasGoneIsAskedNoMore() async {
    weak var gone: Settings?
    do {
      let settings = Settings()
      _ = settings.objectWillChange
      gone = settings
    }
    XCTAssertNil(gone)
    let host = ViewHost(Screen())
    host.tap("view")
    XCTAssertEqual(host.text.first, "on on")
  }
}
