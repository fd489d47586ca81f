import Foundation
import XCTest

@testable import Checker

/// The reader of ELF files gives less of a broken one, and never reads past its end.
final class ObjectFileTests: XCTestCase {
  private func program() throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped)
  }

  func testAProgramHasSectionsAndTakesSymbolsFromElsewhere() throws {
    let file = try XCTUnwrap(ObjectFile(try program()))
    XCTAssertTrue(file.sections.contains(".text"))
    XCTAssertTrue(file.undefined.contains { $0.hasPrefix("swift_retain") })
    XCTAssertTrue(file.symbols.contains { !$0.isUndefined })
  }

  func testWhatIsNoObjectGivesNothing() {
    XCTAssertNil(ObjectFile(Data()))
    XCTAssertNil(ObjectFile(Data(count: 4096)))
    XCTAssertNil(
      ObjectFile(Data([0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0xFF, count: 90))))
  }

  func testATornObjectIsNotReadPastItsEnd() throws {
    let whole = try program()
    // The table of sections stands at the end of the file.
    for part in 1..<40 { XCTAssertNil(ObjectFile(whole.prefix(whole.count / 40 * part))) }
  }

  func testAnObjectThatPointsAnywhereIsNotReadPastItsEnd() throws {
    let whole = try program().prefix(4096)
    for place in [40, 58, 60, 62] {
      for value in [0, 1, 0x40, 0x7FFF, 0xFFFF] {
        var bytes = whole
        bytes.replaceSubrange(place..<place + 2, with: [UInt8(value & 0xFF), UInt8(value >> 8)])
        if place == 40 { bytes.replaceSubrange(44..<48, with: [0, 0, 0, 0]) }
        XCTAssertLessThan(ObjectFile(bytes)?.symbols.count ?? 0, 4096)
      }
    }
  }

  func testTheGateRefusesWhatItCannotRead() {
    let alarms = ObjectGate(allowance: .init()).alarms(of: Data(count: 100))
    XCTAssertEqual(alarms.map(\.rule), ["object-form"])
  }
}
