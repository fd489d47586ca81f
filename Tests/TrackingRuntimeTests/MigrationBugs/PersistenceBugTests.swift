import Foundation
import SwiftUI
import XCTest

/// Bug reports about properties that are kept elsewhere, and so have to announce by hand.
@MainActor
final class PersistenceBugTests: XCTestCase {
  final class Disk { var values: [String: Bool] = [:] }
  @Observable final class Settings {
    @ObservationIgnored let disk = Disk()
    var silent: Bool {
      get { disk.values["silent"] ?? false }
      set { disk.values["silent"] = newValue }
    }
    var told: Bool {
      get {
        access(keyPath: \.told)
        return disk.values["told"] ?? false
      }
      set { withMutation(keyPath: \.told) { disk.values["told"] = newValue } }
    }
  }

  // Conf: LNX.
  func test_MB46_appstorageIgnored() async {
    let settings = Settings()
    let readsTold = { _ = settings.told }
    XCTAssertFalse(
      Announcement.comes(to: { _ = settings.silent }, by: { settings.silent = true }))
    XCTAssertTrue(Announcement.comes(to: readsTold, by: { settings.told = true }))
    XCTAssertTrue(
      Announcement.comes(to: readsTold, by: { settings.told = true }),
      "`withMutation` compares nothing")
    XCTAssertFalse(
      Announcement.comes(to: readsTold, by: { settings.disk.values["told"] = false }),
      "a write from outside")
    XCTAssertEqual([settings.silent, settings.told], [true, false])
  }

  @MainActor @Observable final class Stored {
    @ObservationIgnored @AppStorage("MB46") var isOn = false
  }

  // Conf: LNX.
  func test_MB46_appstorageIgnoredItself() async {
    UserDefaults.standard.removeObject(forKey: "MB46")
    defer { UserDefaults.standard.removeObject(forKey: "MB46") }
    let stored = Stored()
    XCTAssertFalse(Announcement.comes(to: { _ = stored.isOn }, by: { stored.isOn = true }))
    XCTAssertTrue(stored.isOn)
    XCTAssertTrue(UserDefaults.standard.bool(forKey: "MB46"))
  }

  @propertyWrapper struct Backed<Value> { var wrappedValue: Value }
  @Observable final class Connections {
    @ObservationIgnored @Backed private var storedActive: Int? = nil
    var active: Int? {
      get {
        access(keyPath: \.active)
        return storedActive
      }
      set {
        guard newValue != storedActive else { return }
        withMutation(keyPath: \.active) { storedActive = newValue }
      }
    }
  }

  // Conf: LNX.
  func test_MB47_willsetSend() async {
    let connections = Connections()
    let announcement = Announcement { _ = connections.active }
    connections.active = nil
    XCTAssertFalse(announcement.hasCome)
    connections.active = 7
    XCTAssertTrue(announcement.hasCome)
    XCTAssertEqual(connections.active, 7)
  }
}
