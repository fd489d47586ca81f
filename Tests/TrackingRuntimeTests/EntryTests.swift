import KataTesting
import SwiftUI
import XCTest

/// What counts how often a default value has been made.
@MainActor
final class EntryDefault {
  static var made = 0
  let number: Int
  nonisolated init() {
    number = MainActor.assumeIsolated {
      EntryDefault.made += 1
      return EntryDefault.made
    }
  }
}

struct EntryTheme: Equatable {
  struct Palette: Equatable {
    var accent = "blue"
  }
  var palette = Palette()
}

extension EnvironmentValues {
  @Entry var entryTyped: String = "default"
  @Entry var entryInferred = 3
  @Entry var entryAbsent: String?
  @Entry var entryOptionalWithDefault: String? = "there"
  @Entry var entryTheme: EntryTheme.Palette = EntryTheme().palette
  @Entry var entryAction: @Sendable (Int) -> Int = { $0 + 1 }
  @Entry var entryObject = EntryDefault()
  @Entry public var entryPublic: [String: [Int]] = [:]
  @Entry var `default`: Bool = true
}

extension Transaction {
  @Entry var entryIsAutomatic: Bool = false
  @Entry var entryNote: String?
}

/// `@Entry` makes a key and the accessors that read and write it.
@MainActor
final class EntryTests: XCTestCase {
  private struct Reader: View {
    @Environment(\.entryTyped) private var typed
    @Environment(\.entryInferred) private var inferred
    var body: some View { Text("\(typed) \(inferred)") }
  }

  func testADefaultIsReadWhereNothingIsSet() async {
    XCTAssertEqual(ViewHost(Reader()).text, ["default 3"])
  }

  func testAValueIsHandedDown() async {
    let host = ViewHost(
      VStack { Reader() }.environment(\.entryTyped, "set").environment(\.entryInferred, 4))
    XCTAssertEqual(host.text, ["set 4"])
  }

  func testAnOptionalWithoutADefaultIsNil() async {
    XCTAssertNil(EnvironmentValues().entryAbsent)
  }

  func testAnOptionalCanHaveADefaultAndBeSetToNil() async {
    var values = EnvironmentValues()
    XCTAssertEqual(values.entryOptionalWithDefault, "there")
    values.entryOptionalWithDefault = nil
    XCTAssertNil(values.entryOptionalWithDefault)
  }

  func testANestedTypeAndAFunctionAreEntries() async {
    XCTAssertEqual(EnvironmentValues().entryTheme.accent, "blue")
    XCTAssertEqual(EnvironmentValues().entryAction(1), 2)
    XCTAssertTrue(EnvironmentValues().default)
    XCTAssertEqual(EnvironmentValues().entryPublic, [:])
  }

  func testTheDefaultIsMadeAnewAtEachReading() async {
    let values = EnvironmentValues()
    XCTAssertNotEqual(values.entryObject.number, values.entryObject.number)
  }

  func testATransactionHasEntries() async {
    var transaction = Transaction()
    XCTAssertFalse(transaction.entryIsAutomatic)
    XCTAssertNil(transaction.entryNote)
    transaction.entryIsAutomatic = true
    transaction.entryNote = "n"
    XCTAssertTrue(transaction.entryIsAutomatic)
    XCTAssertEqual(transaction.entryNote, "n")
  }
}
