import Audit
import XCTest

/// The members of a view in the guideline's order, whole and with their comments.
final class MemberOrderFixTests: XCTestCase {
  func testMembersMoveWithTheirCommentsAndGaps() {
    FixCase(
      """
      struct Row: View { // head
        func go() {} // goes

        /// The body.
        var body: some View {
          Text(title)
        }

        // A state.
        @State private var count = 0
        var half: Int { count / 2 }
        let title: String
        @Environment(\\.dismiss) private var dismiss
        // the end
      }
      """
    ).assertBecomes(
      """
      struct Row: View { // head
        @Environment(\\.dismiss) private var dismiss
        let title: String

        // A state.
        @State private var count = 0
        var half: Int { count / 2 }

        /// The body.
        var body: some View {
          Text(title)
        }

        func go() {} // goes
        // the end
      }
      """)
  }

  func testNothingIsMovedAcrossConditions() {
    FixCase(
      """
      struct Row: View {
        var body: some View { Text("") }
        #if DEBUG
          let probe = 0
        #endif
        @State private var count = 0
        func go() {}
      }
      """
    ).assertStays(because: "stand in `#if`")
  }

  func testHeadingsKeepTheirGroups() {
    FixCase(
      """
      struct Row: View {
        // MARK: - Body
        var body: some View { Text("") }
        // MARK: - State
        @State private var count = 0
        let title = ""
      }
      """
    ).assertStays(because: "heads a group")
  }

  func testCallsOfTheMemberwiseInitialiserKeepTheOrderOfProperties() {
    FixCase([
      "Row.swift": """
      struct Row: View {
        @Binding var isOn: Bool
        let title: String
        var body: some View { Text(title) }
      }
      """,
      "Use.swift": "func use() { _ = Row(isOn: .constant(true), title: \"\") }\n",
    ]).assertStays(because: "memberwise")
  }

  func testPropertiesMoveWhereNoCallMinds() {
    FixCase([
      "Row.swift": """
      struct Row: View {
        @Binding var isOn: Bool
        let title: String
        var body: some View { Text(title) }
      }
      """,
      "Use.swift": "func use() { _ = Row(title: \"\", isOn: .constant(true)) }\n",
    ]).assertBecomes([
      "Row.swift": """
      struct Row: View {
        let title: String
        @Binding var isOn: Bool
        var body: some View { Text(title) }
      }
      """
    ])
  }

  func testAnInitialValueThatMentionsAnotherMemberKeepsTheOrder() {
    FixCase(
      """
      struct Row: View {
        @State private var a = 1
        let b = 2
        lazy var c = a
        var body: some View { Text("") }
      }
      """
    ).assertStays(because: "the initial value of `c`")
  }

  func testNestedTypesAndStaticsKeepToTheMemberAbove() {
    FixCase(
      """
      struct Row: View {
        static let height = 1
        enum Kind { case a }
        var body: some View { Text("") }
        struct Inner: View {
          var body: some View { Text("") }
          let x = 1
          func go() {}
        }
        let title = ""
        func go() {}
      }
      """
    ).assertBecomes(
      """
      struct Row: View {
        static let height = 1
        enum Kind { case a }
        let title = ""
        var body: some View { Text("") }
        struct Inner: View {
          let x = 1
          var body: some View { Text("") }
          func go() {}
        }
        func go() {}
      }
      """)
  }

  func testWhatAModeLetsStandStays() {
    var options = FixOptions()
    options.memberOrder = .storage
    FixCase(
      """
      struct Row: View {
        @State private var count = 0
        let title = ""
        var body: some View { Text("") }
      }
      """, options: options
    ).assertNeedsNothing()
  }

  func testViewsOfAnotherLibraryAreLeftAlone() {
    FixCase(
      """
      protocol View {}
      struct Row: View {
        func go() {}
        let title = ""
        var body: Int { 0 }
      }
      """
    ).assertNeedsNothing()
  }

  func testTwoKindsOfMembersAreLeftAlone() {
    FixCase("struct Row: View {\n  var body: some View { Text(\"\") }\n  let x = 1\n}\n")
      .assertNeedsNothing()
  }

  func testOrderIsLeftAloneWhereItIsNotWanted() {
    let text = """
      struct Row: View {
        var body: some View { Text("") }
        let x = 1
        func go() {}
      }

      """
    let options = FixOptions(kinds: [.migration, .deadImports])
    FixCase(text, options: options).assertNeedsNothing()
  }
}
