import Foundation
import Workbook
import XCTest

final class GateFactTests: XCTestCase {
  private func facts(_ more: String) throws -> KataFacts {
    let text = """
      {"version":1,"id":"counter","concepts":[],"prerequisites":[],"minutes":5,"languageMode":6,
       "starters":{"Counter.swift":"0"},"mutants":{},"alternatives":[]\(more)}
      """
    return try JSONDecoder().decode(KataFacts.self, from: Data(text.utf8))
  }

  func testAKataNeedsNoGates() throws {
    XCTAssertNil(try facts("").gates)
  }

  func testEachPartOfGatesMayBeMissing() throws {
    let gates = try facts(#","gates":{"names":["FileManager"]}"#).gates
    XCTAssertEqual(gates, KataFacts.Gates(names: ["FileManager"]))
  }

  func testGatesNameImportsNamesAndRules() throws {
    let gates = try facts(
      #","gates":{"imports":["Synchronization"],"names":["FileManager"],"off":["operator"]}"#
    ).gates
    XCTAssertEqual(
      gates,
      KataFacts.Gates(imports: ["Synchronization"], names: ["FileManager"], off: ["operator"]))
  }
}
