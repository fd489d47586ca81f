import Audit
import XCTest

/// What a team can set for the rules about structure.
final class StructureOptionTests: XCTestCase {
  func testTheLongestBodyIsAnOption() {
    var options = RuleOptions()
    options.longestBody = 3
    let text = "struct A: View {\n  var body: some View {\n    Text(\"\")\n\n  }\n}"
    let found = Auditor(rules: ["long-body"], options: options).report(on: [("A.swift", text)])
    XCTAssertEqual(found.findings.map(\.message), ["`body` of `A` has 4 lines; a screen has 3."])
  }

  func testARuleThatOnlyCountsHasToBeAskedFor() {
    let sources = [(path: "A.swift", text: "func loadIfNeeded() {}")]
    XCTAssertEqual(Auditor().report(on: sources).findings, [])
    XCTAssertEqual(Auditor(rules: ["if-needed-func"]).report(on: sources).findings.count, 1)
  }

  func testOnlyTheRulesThatAreAskedForSpeak() {
    let sources = [(path: "A.swift", text: "class A: ObservableObject { @Published var a = 1 }")]
    let found = Auditor(rules: ["published"]).report(on: sources).findings.map(\.rule)
    XCTAssertEqual(found, ["published"])
  }
}
