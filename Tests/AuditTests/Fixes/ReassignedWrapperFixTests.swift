import XCTest

/// An `@ObservedObject var` that some other code sets stays a `var`.
final class ReassignedWrapperFixTests: XCTestCase {
  private let model = "import SwiftUI\nfinal class M: ObservableObject { @Published var a = 0 }\n"

  private func declaration(
    besides code: String, members: String = "", view: String = "struct V: View"
  ) -> String {
    let text = FixCase(
      model + "\(view) { @ObservedObject var m: M; var body: some View { Text(\"\\(m.a)\") }; "
        + members + " }\n" + code
    ).text
    return text.firstMatch(of: /V: View[^{]*\{ (let|var|@ObservedObject var) m: M/)
      .map { String($0.1) } ?? text
  }

  func testACopyThatIsSetInTheViewKeepsTheVariable() {
    XCTAssertEqual(
      declaration(
        besides: "",
        members: "func with(_ n: M) -> Self { var copy = self; copy.m = n; return copy }"
      ), "var")
  }

  func testACopyThatIsSetInAnExtensionKeepsTheVariable() {
    XCTAssertEqual(
      declaration(
        besides: "extension V { func f(_ n: M) -> V { var c = self; c.m = n; return c } }"),
      "var")
  }

  func testAFunctionThatSetsItKeepsTheVariable() {
    XCTAssertEqual(
      declaration(besides: "func f(_ n: M) -> V { var w = V(m: n); w.m = M(); return w }"), "var")
  }

  func testAnInOutParameterKeepsTheVariable() {
    XCTAssertEqual(declaration(besides: "func f(_ v: inout V) { v.m = M() }"), "var")
  }

  func testAnObjectOfUnknownTypeKeepsTheVariable() {
    XCTAssertEqual(declaration(besides: "func f() { var v = find(); v.m = M() }"), "var")
  }

  func testAnotherFileKeepsTheVariable() {
    let after = FixCase([
      "A.swift": model,
      "B.swift":
        "import SwiftUI\nstruct V: View { @ObservedObject var m: M; var body: some View { Text(\"\") } }",
      "C.swift": "import SwiftUI\nfunc f(_ m: M) -> V { var v = V(m: m); v.m = M(); return v }",
    ]).after
    XCTAssertTrue(after["B.swift"]?.contains("{ var m: M") == true, after["B.swift"] ?? "")
  }

  func testARequirementWithASetterKeepsTheVariable() {
    XCTAssertEqual(
      declaration(besides: "protocol P { var m: M { get set } }", view: "struct V: View, P"), "var")
  }

  func testAnExtensionOfAProtocolThatSetsItKeepsTheVariable() {
    XCTAssertEqual(
      declaration(
        besides: "protocol P { var m: M { get } }; extension P { mutating func f() { m = M() } }",
        view: "struct V: View, P"), "var")
  }

  func testAKeyPathKeepsTheVariable() {
    XCTAssertEqual(declaration(besides: "func f(_ v: V) { _ = v.setting(\\.m, to: M()) }"), "var")
  }

  func testAMemberOfAnotherTypeDoesNotKeepTheVariable() {
    XCTAssertEqual(
      declaration(besides: "struct Other { var m = 0 }; func f(_ o: inout Other) { o.m = 1 }"),
      "let")
  }

  func testARequirementWithoutASetterDoesNotKeepTheVariable() {
    XCTAssertEqual(
      declaration(besides: "protocol P { var m: M { get } }", view: "struct V: View, P"), "let")
  }
}
