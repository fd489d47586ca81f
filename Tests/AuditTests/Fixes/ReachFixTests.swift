import Audit
import XCTest

/// Models that are reached by another way than the properties of their own views.
final class ReachFixTests: XCTestCase {
  private let head = """
    import SwiftUI
    final class Model: ObservableObject { @Published var a = 0 }

    """
  private let part = """
    struct Part: View {
      @ObservedObject var m: Model
      var body: some View { Text("\\(m.a)") }
    }

    """

  private func assertIsBindable(
    _ use: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let fix = FixCase(["A.swift": head + part, "B.swift": "import SwiftUI\n" + use + "\n"])
    let after = fix.after["A.swift"] ?? ""
    XCTAssertTrue(after.contains("@Bindable var m: Model"), after, file: file, line: line)
    XCTAssertEqual(fix.listed, [], file: file, line: line)
    XCTAssertEqual(FixCase(fix.after).listed, [], "afterwards", file: file, line: line)
  }

  func testABindingThroughAParameterCounts() {
    assertIsBindable("func g(_ p: Part) -> Binding<Int> { p.$m.a }")
  }

  func testABindingThroughAPropertyCounts() {
    assertIsBindable(
      "struct V: View { let p: Part; var body: some View { Stepper(\"\", value: p.$m.a) } }")
  }

  func testABindingThroughAComputedPropertyCounts() {
    assertIsBindable(
      "struct V: View { var p: Part { Part(m: Model()) }; var b: Binding<Int> { p.$m.a } }")
  }

  func testABindingThroughAValueOfUnknownTypeCounts() {
    assertIsBindable("func g(_ all: [Part]) -> [Binding<Int>] { all.indices.map { all[$0].$m.a } }")
  }

  func testABindingThroughAKeyPathCounts() {
    assertIsBindable("let path = \\Part.$m.a")
  }

  func testABindingInTheRestOfTheProjectCounts() {
    let sources = [
      (path: "A.swift", text: head + part),
      (path: "T/B.swift", text: "import SwiftUI\nfunc g(_ p: Part) -> Binding<Int> { p.$m.a }\n"),
    ]
    let plan = Auditor.fixes(
      for: sources, under: AuditConfiguration(), context: ["T/B.swift"])
    XCTAssertTrue(plan.files.first?.fixedText.contains("@Bindable var m") ?? false)
  }

  func testAProjectionThatIsPassedOnFromOutsideKeepsTheModel() {
    FixCase(head + part + "func g(_ p: Part) { take(p.$m) }\n")
      .assertStays(because: "`$m` is passed on as a whole (A.swift:7)")
  }

  func testAnEnvironmentObjectThatIsBoundFromOutsideKeepsTheModel() {
    FixCase(
      head + part.replacing("@ObservedObject", with: "@EnvironmentObject")
        + "func g(_ p: Part) -> Binding<Int> { p.$m.a }\n"
    ).assertStays(because: "`$m` of `Part` is, or may be, used from outside of it here (A.swift:7)")
  }

  func testAPublisherOfAnotherTypeLeavesTheNameAlone() {
    let plan = FixCase(
      head + part + "final class Session: ObservableObject { @Published var m = 0 }\n"
        + "func g(_ s: Session) { _ = s.$m.sink { _ in } }\n"
    ).plan
    XCTAssertTrue(plan.files.first?.fixedText.contains("let m: Model") ?? false)
  }

  func testAWrapperByAnotherNameKeepsItsModel() {
    FixCase(
      head + "typealias OO = ObservedObject\nstruct Q: View { @OO var m: Model }\n"
    ).assertStays(because: "`@OO` is `@ObservedObject` by another name, and holds it (A.swift:4)")
  }

  func testPublishedByAnotherNameKeepsItsModel() {
    FixCase(
      "import SwiftUI\ntypealias P = Published\n"
        + "final class Model: ObservableObject { @P var a = 0 }\n"
    ).assertStays(because: "`@P` is `@Published` by another name")
  }

  func testANameInParenthesesStays() {
    FixCase(
      "import SwiftUI\nfinal class Model: ObservableObject { @Published var (a): Int = 0 }\n"
    ).assertStays(because: "stands in parentheses")
  }

  func testAWrapperWithANameInParenthesesStays() {
    FixCase(head + "struct Q: View { @ObservedObject var (m): Model }\n")
      .assertStays(because: "its name stands in parentheses")
  }
}
