import Audit
import XCTest

/// What `import-combine` says of an import.
final class ImportCombineRuleTests: XCTestCase {
  private func messages(_ text: String) -> [String] {
    Auditor(rules: ["import-combine"]).report(on: [("A.swift", text)]).findings.map(\.message)
  }

  func testTheQuestionWhetherCombineIsThereUsesNothingOfIt() {
    XCTAssertEqual(
      messages("#if canImport(Combine)\nimport Combine\n#endif\nstruct Dead {}\n"),
      ["`import Combine` is dead: nothing in this file uses it."])
  }

  func testAModuleInFrontOfANameUsesIt() {
    XCTAssertEqual(
      messages("import Combine\nlet a = Combine.Just(1)\n"),
      ["`import Combine` is still needed here: for `Combine`."])
  }
}
