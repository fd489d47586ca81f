import Audit
import XCTest

/// What `parent-state-passed-whole` says.
final class ParentStateRuleTests: XCTestCase {
  func testAViewThatIsHandedDownWholeIsToldByWhatIsUsedOfIt() {
    let source = """
      import SwiftUI
      struct Editor: View {
        @State private var title = ""
        let note: String
        var body: some View { Bar(parent: self) }
        func save() {}
      }
      struct Bar: View {
        let parent: Editor
        var body: some View { Button(parent.note) { parent.save() } }
      }
      """
    let found = Auditor(rules: ["parent-state-passed-whole"]).report(on: [("A.swift", source)])
      .findings
    XCTAssertEqual(
      found.map(\.message),
      ["`Bar` is given the whole `Editor` and uses only its `note` and `save`."])
    XCTAssertEqual(
      found.map(\.remedy),
      ["Pass what it uses: the values, a binding to what it writes, a closure it calls."])
    XCTAssertEqual(found.first?.related.map(\.place.line), [10])
  }
}
