import Audit
import XCTest

/// Files that the parser does not wholly understand: they are told, and nothing that they may hold is
/// called missing.
final class BrokenFileTests: XCTestCase {
  private let view = """
    import SwiftUI
    @Observable final class Store { var a = 1 }
    struct Child: View {
      @Environment(Store.self) private var store
      var body: some View { Text("\\(store.a)") }
    }
    """

  private func app(_ modifier: String) -> String {
    "import SwiftUI\n@main struct Main: App {\n  @State private var store = Store()\n"
      + "  var body: some Scene {\n    WindowGroup {\n      Child()\n\(modifier)\n    }\n  }\n}\n"
  }

  private let conflict = """
    <<<<<<< HEAD
            .environment(store)
    =======
            .environment(store).tint(.red)
    >>>>>>> other
    """

  private func report(_ sources: String..., rules: Set<String>? = nil) -> AuditReport {
    Auditor(rules: rules).report(
      on: sources.enumerated().map { (path: "F\($0.offset).swift", text: $0.element) })
  }

  func testAConflictIsToldWithItsLine() {
    let problems = report(view, app(conflict)).problems
    XCTAssertEqual(problems.map(\.path), ["F1.swift"])
    XCTAssertEqual(problems.map(\.line), [7])
    XCTAssertEqual(problems.first?.cause, .conflict)
    XCTAssertEqual(problems.first?.remedy, "resolve the conflict, and audit again")
  }

  func testAnErrorOfSyntaxIsToldOnceWithItsLine() {
    let problems = report("struct A {\n  var a = )\n  func f( {\n}\n").problems
    XCTAssertEqual(problems.map(\.line), [2])
    XCTAssertEqual(problems.map(\.cause), [.brokenSyntax])
  }

  func testWhatMayBeInjectedInABrokenFileIsNotMissing() {
    XCTAssertEqual(
      report(view, app(conflict), rules: ["environment-missing"]).findings.map(\.rule), [])
    // The same app without an injection and without a conflict.
    XCTAssertEqual(
      report(view, app(""), rules: ["environment-missing"]).findings.map(\.rule),
      ["environment-missing"])
  }

  func testWhatMayBeInjectedInAFileThatCannotBeReadIsNotMissing() {
    let nested = String(repeating: "[", count: 40)
    XCTAssertEqual(
      report(view, app(""), nested, rules: ["environment-missing"]).findings.map(\.rule), [])
  }

  func testTheReportNamesTheRulesThatAreSilent() {
    XCTAssertTrue(report(app(conflict)).silent.contains("environment-missing"))
    XCTAssertEqual(report(view).silent, [])
  }

  func testAnImportIsNotDeadWhereAUseMayBeBroken() {
    let rules: Set = ["import-combine"]
    XCTAssertEqual(report("import Combine\nstruct A { var a = ) }\n", rules: rules).findings, [])
    XCTAssertEqual(report("import Combine\nstruct A {}\n", rules: rules).findings.count, 1)
  }

  func testWhatStandsThereIsFoundInABrokenFileToo() {
    let found = report("class M: ObservableObject {\n  @Published var a = 1\n}\nlet x = )\n")
      .findings
    XCTAssertEqual(found.map(\.rule), ["observable-object", "published"])
  }

  private let tracked = """
    @Observable final class M {
      var job: Task<Void, Never>?
      @AppStorage("k") var k = 0
    }
    struct V: View {
      func act() {}
      var body: some View { Text("a") }
      let z: Int
    }

    """

  func testADeclarationThatIsWholeIsJudgedBesideABrokenOne() {
    XCTAssertEqual(
      report(tracked + "struct Half { let x = (\n}\n").findings.map(\.rule),
      ["tracked-task", "wrapper-in-observable", "member-order"])
  }

  func testWhatMayStandInABrokenDeclarationIsNotMissedThere() {
    let half = tracked.replacing("  var job", with: "  let x = (\n  var job")
      .replacing("  func act", with: "  let y = (\n  func act")
    XCTAssertEqual(report(half).findings.map(\.rule), [])
  }

  func testTheReportNamesTheRulesThatAreSilentInTheFile() {
    XCTAssertTrue(report("let x = )\n").silentInPart.contains("import-combine"))
    XCTAssertEqual(report(view).silentInPart, [])
  }

  func testWhatMayBeInjectedWhereNobodyCouldLookIsNotMissing() {
    let report = Auditor(rules: ["environment-missing"]).report(
      on: [("V.swift", view), ("A.swift", app(""))], isIncomplete: true)
    XCTAssertEqual(report.findings, [])
    XCTAssertEqual(report.silent, ["environment-missing"])
  }

  func testAnIgnoreCommentOfASilentRuleIsNotCalledIdle() {
    let found = report(
      "import Combine  // kata:ignore import-combine others see it\nlet x = )\n"
    ).findings
    XCTAssertEqual(found.map(\.rule), [])
  }

  func testConditionalCompilationAndUnknownMacrosAreNoErrors() {
    let source = """
      #if os(iOS) && DEBUG
      import UIKit
      #else
      import AppKit
      #endif
      @Mystery(1, of: \\.a) struct A {
        #mystery { 1 }
        @Other var a = #stranger("b")
      }
      #if compiler(>=99)
      struct B { var new: then ?? ) }
      #endif
      """
    XCTAssertEqual(report(source).problems, [])
  }

  func testMarksOfAConflictInATextAreNone() {
    XCTAssertEqual(report("let text = \"\"\"\n\(conflict)\n\"\"\"\n").problems, [])
  }

  func testFixesLeaveABrokenFileAndSaySo() {
    let broken = "import Combine\nstruct A { var a = ) }\n"
    let plan = Auditor().fixes(for: [("A.swift", broken)])
    XCTAssertEqual(plan.files, [])
    XCTAssertEqual(
      plan.problems.map(\.reason), ["it has errors of syntax; nothing in it is changed"])
    XCTAssertEqual(plan.problems.map(\.line), [2])
  }
}
