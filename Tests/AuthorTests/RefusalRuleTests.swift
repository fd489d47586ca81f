import Checker
import Foundation
import Workbook
import XCTest

@testable import Author

/// What the grader would refuse to run is told before a class meets it.
final class RefusalRuleTests: XCTestCase {
  private func faults(
    _ more: String, gates: KataFacts.Gates? = nil, role: Answer.Role = .alternative("odd")
  ) throws -> [Fault] {
    // The pack keeps its files as long as the test lasts.
    let pack = try Pack(self)
    var kata = try XCTUnwrap(try pack.workbook().katas.first)
    kata.facts.gates = gates
    let file = SourceFile(name: "TallyView.swift", bytes: Data((PackTexts.solution + more).utf8))
    let answer = Answer(kata: kata, role: role, sources: SourceSet(files: [file]))
    return RefusalRule(kata: kata, shipped: []).faults(in: [answer])
  }

  func testAPlainAnswerIsNotRefused() throws {
    XCTAssertEqual(try faults(""), [])
  }

  func testARefusedAlternativeIsRedWithTheReasonAndTheRemedy() throws {
    let faults = try faults("\nlet folder = FileManager.default\n")
    XCTAssertEqual(faults.map(\.rule), [.alternatives])
    XCTAssertEqual(
      faults.map(\.message),
      [
        "The grader would refuse the alternative odd: `FileManager` reaches files, processes, the"
          + " network or the call stack; remove it. If it is right all the same, let `gates` in"
          + " kata.json allow it."
      ])
  }

  func testARefusedMutantIsRedAmongTheMutants() throws {
    let faults = try faults("\nlet folder = FileManager.default\n", role: .mutant("odd"))
    XCTAssertEqual(faults.map(\.rule), [.mutants])
  }

  func testWhatTheFactsAllowIsNotRefused() throws {
    XCTAssertEqual(
      try faults(
        "\nlet folder = FileManager.default\n", gates: KataFacts.Gates(names: ["FileManager"])),
      [])
  }

  func testARuleThatIsNoneIsRed() throws {
    let faults = try faults("", gates: KataFacts.Gates(off: ["operator", "oprator"]))
    XCTAssertEqual(faults.map(\.rule), [.facts])
    XCTAssertTrue(faults.first?.message.contains("oprator") == true, "\(faults)")
  }
}
