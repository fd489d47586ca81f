import Foundation
import KataTesting
import SwiftUI
import XCTest

/// `@AppStorage` and `@SceneStorage` of every type that they take: written, read back, and taken away.
@MainActor
final class StorageTypeTests: XCTestCase {
  private nonisolated static let name = "StorageTypeTests"
  nonisolated(unsafe) static let store = UserDefaults(suiteName: name) ?? .standard

  override func setUp() async throws { Self.store.removePersistentDomain(forName: Self.name) }
  override func tearDown() async throws { Self.store.removePersistentDomain(forName: Self.name) }

  enum Theme: String { case light, dark }
  enum Level: Int { case low, high }

  struct Defaults {
    @AppStorage("bool", store: StorageTypeTests.store) var bool = false
    @AppStorage("int", store: StorageTypeTests.store) var int = 1
    @AppStorage("double", store: StorageTypeTests.store) var double = 1.5
    @AppStorage("string", store: StorageTypeTests.store) var string = "a"
    @AppStorage("data", store: StorageTypeTests.store) var data = Data([1])
    @AppStorage("date", store: StorageTypeTests.store) var date = Date(timeIntervalSince1970: 1)
    @AppStorage("web", store: StorageTypeTests.store) var web = URL(string: "https://a.b/c")!
    @AppStorage("file", store: StorageTypeTests.store) var file = URL(fileURLWithPath: "/a")
    @AppStorage("theme", store: StorageTypeTests.store) var theme = Theme.light
    @AppStorage("level", store: StorageTypeTests.store) var level = Level.low
  }
  struct Optionals {
    @AppStorage("bool", store: StorageTypeTests.store) var bool: Bool?
    @AppStorage("int", store: StorageTypeTests.store) var int: Int?
    @AppStorage("double", store: StorageTypeTests.store) var double: Double?
    @AppStorage("string", store: StorageTypeTests.store) var string: String?
    @AppStorage("data", store: StorageTypeTests.store) var data: Data?
    @AppStorage("date", store: StorageTypeTests.store) var date: Date?
    @AppStorage("web", store: StorageTypeTests.store) var web: URL?
    @AppStorage("theme", store: StorageTypeTests.store) var theme: Theme?
    @AppStorage("level", store: StorageTypeTests.store) var level: Level?
  }

  /// Reads the first value, writes another one, and reads it through a second property.
  private func assertKept<Value: Equatable>(
    _ name: String, _ property: (Defaults) -> Binding<Value>, from first: Value, to second: Value,
    line: UInt = #line
  ) {
    XCTAssertEqual(property(Defaults()).wrappedValue, first, name, line: line)
    property(Defaults()).wrappedValue = second
    XCTAssertEqual(property(Defaults()).wrappedValue, second, name, line: line)
  }

  func testEveryTypeIsKept() async {
    let (early, late) = (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2))
    let (web, other) = (URL(string: "https://a.b/c")!, URL(string: "https://d.e/f?g=h#i")!)
    let (file, folder) = (URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b c"))
    assertKept("Bool", \.$bool, from: false, to: true)
    assertKept("Int", \.$int, from: 1, to: -7)
    assertKept("Double", \.$double, from: 1.5, to: 2)
    assertKept("String", \.$string, from: "a", to: "")
    assertKept("Data", \.$data, from: Data([1]), to: Data())
    assertKept("Date", \.$date, from: early, to: late)
    assertKept("URL", \.$web, from: web, to: other)
    assertKept("file URL", \.$file, from: file, to: folder)
    assertKept("text", \.$theme, from: .light, to: .dark)
    assertKept("number", \.$level, from: .low, to: .high)
  }

  /// Reads `nil`, writes a value, reads it through a second property, and takes it away.
  private func assertComesAndGoes<Value: Equatable>(
    _ name: String, _ property: (Optionals) -> Binding<Value?>, _ value: Value, line: UInt = #line
  ) {
    XCTAssertNil(property(Optionals()).wrappedValue, name, line: line)
    property(Optionals()).wrappedValue = value
    XCTAssertEqual(property(Optionals()).wrappedValue, value, name, line: line)
    property(Optionals()).wrappedValue = nil
    XCTAssertNil(property(Optionals()).wrappedValue, name, line: line)
  }

  func testEveryOptionalTypeComesAndGoes() async {
    assertComesAndGoes("Bool", \.$bool, false)
    assertComesAndGoes("Int", \.$int, 0)
    assertComesAndGoes("Double", \.$double, 2.5)
    assertComesAndGoes("String", \.$string, "")
    assertComesAndGoes("Data", \.$data, Data([1, 2]))
    assertComesAndGoes("Date", \.$date, Date(timeIntervalSince1970: 3))
    assertComesAndGoes("URL", \.$web, URL(string: "https://a.b")!)
    assertComesAndGoes("text", \.$theme, .dark)
    assertComesAndGoes("number", \.$level, .high)
  }

  func testWhatIsKeptAndIsNoneOfTheCasesIsTheFirstValue() async {
    Self.store.set("blue", forKey: "theme")
    XCTAssertEqual(Defaults().theme, .light)
    XCTAssertNil(Optionals().theme)
  }

  struct Screen: View {
    @AppStorage("theme", store: StorageTypeTests.store) private var theme: Theme?
    @AppStorage("web", store: StorageTypeTests.store) private var web: URL?
    @SceneStorage("theme") private var sceneTheme: Theme?
    @SceneStorage("level") private var level = Level.low
    @SceneStorage("web") private var page: URL?
    var body: some View {
      Text("\(theme?.rawValue ?? "none") \(web?.host ?? "none")")
      Text("\(sceneTheme?.rawValue ?? "none") \(level.rawValue) \(page?.host ?? "none")")
      Button("Write") {
        (theme, sceneTheme, level) = (.dark, .dark, .high)
        (web, page) = (URL(string: "https://a.b"), URL(string: "https://c.d"))
      }
      Button("Clear") { (theme, web, sceneTheme, page) = (nil, nil, nil, nil) }
    }
  }

  func testAScreenShowsWhatIsKept() async {
    let host = ViewHost(Screen())
    XCTAssertEqual(host.text.prefix(2), ["none none", "none 0 none"])
    host.tap("Write")
    XCTAssertEqual(host.text.prefix(2), ["dark a.b", "dark 1 c.d"])
    host.tap("Clear")
    XCTAssertEqual(host.text.prefix(2), ["none none", "none 1 none"])
  }
}
