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

  func testACallThatIsNotCombinesUsesNothingOfIt() {
    for call in [
      "socket.receive { result in }", "socket.receive(completionHandler: handle)",
      "store.store(item)", "server.publish(port: 1)", "list.assign(item)",
    ] {
      XCTAssertEqual(
        messages("import Combine\nfunc f(_ store: Store) { \(call) }\n"),
        ["`import Combine` is dead: nothing in this file uses it."], call)
    }
  }

  func testACallWithCombinesLabelUsesIt() {
    for call in ["a.receive(on: queue)", "a.store(in: &bag)", "a.assign(to: &b)", "a.receive(1)"] {
      XCTAssertEqual(
        messages("import Combine\nfunc f(_ a: Source) { \(call) }\n"),
        ["`import Combine` is still needed here: for a publisher."], call)
    }
  }

  func testAnOwnTypeOfThatNameUsesNothingOfIt() {
    XCTAssertEqual(
      messages("import Combine\nstruct Record {}\nlet a = Record()\n"),
      ["`import Combine` is dead: nothing in this file uses it."])
  }

  func testATypeInsideOfAnotherDoesNotHideCombines() {
    XCTAssertEqual(
      messages("import Combine\nenum Disk { struct Record {} }\nlet a = Record(output: [1])\n"),
      ["`import Combine` is still needed here: for `Record`."])
  }
}
