import Audit
import XCTest

/// What a view's member order is compared with.
final class MemberOrderRuleTests: XCTestCase {
  private func messages(_ members: String, _ mode: MemberOrderMode = .strict) -> [String] {
    var options = RuleOptions()
    options.memberOrder = mode
    return Auditor(rules: ["member-order"], options: options).report(on: [
      ("A.swift", "struct Gallery: View {\n\(members)\n}")
    ]).findings.map(\.message)
  }

  func testNamesBothMembers() {
    XCTAssertEqual(
      messages("@State var count = 0\nlet title: String\nvar body: some View { Text(title) }"),
      ["`title` belongs above `count` in `Gallery`."])
  }

  func testStoredPropertiesMayMixInTheMergedModes() {
    let text = "@State var count = 0\nlet title: String\nvar body: some View { Text(title) }"
    XCTAssertEqual(messages(text, .storage), [])
  }

  func testComputedPropertiesMayStandAnywhereInTheFreeMode() {
    let text = "let title: String\nvar body: some View { Text(title) }\nvar a: Int { 1 }"
    XCTAssertEqual(messages(text, .storage).count, 1)
    XCTAssertEqual(messages(text, .freeComputed), [])
  }

  func testHelpersAndFunctionsMayMixInTheLooseMode() {
    let text =
      "let title: String\nvar body: some View { row }\nfunc load() {}\nvar row: some View { Text(\"\") }"
    XCTAssertEqual(messages(text, .freeComputed), ["`row` belongs above `load` in `Gallery`."])
    XCTAssertEqual(messages(text, .merged), [])
  }

  func testBodyBelowFunctionsIsOutOfOrderInEveryMode() {
    let text = "let title: String\nfunc load() {}\nvar body: some View { Text(title) }"
    for mode in MemberOrderMode.allCases {
      XCTAssertEqual(messages(text, mode), ["`body` belongs above `load` in `Gallery`."])
    }
  }

  func testOneFindingForAViewHoweverManyMembersAreOutOfPlace() {
    let text = "func a() {}\nfunc b() {}\nvar body: some View { Text(c) }\nlet c = \"\"\nlet d = 1"
    XCTAssertEqual(messages(text).count, 1)
  }
}
