import Audit
import XCTest

/// `// kata:ignore`: what it covers, and what is said of one that is idle or unexplained.
final class IgnoreCommentTests: XCTestCase {
  /// The findings as `line rule`.
  private func findings(
    in source: String, _ configuration: AuditConfiguration = AuditConfiguration()
  ) -> [String] {
    Auditor(configuration).report(on: [("A.swift", source)]).findings.map {
      "\($0.place.line) \($0.rule)"
    }
  }

  private func model(_ property: String) -> String {
    "class Model: Base {\n" + property + "\n}\n"
  }

  func testOnTheSameLine() {
    XCTAssertEqual(
      findings(in: model("  @Published var a = 1  // kata:ignore published the SDK needs it")), [])
  }

  func testOnTheLineAbove() {
    XCTAssertEqual(
      findings(in: model("  // kata:ignore published the SDK needs it\n  @Published var a = 1")),
      [])
  }

  func testAsABlockComment() {
    XCTAssertEqual(
      findings(in: model("  /* kata:ignore published the SDK */ @Published var a = 1")), [])
  }

  func testThroughOtherComments() {
    XCTAssertEqual(
      findings(
        in: model("  // kata:ignore published why\n  /// A.\n  @Published var a = 1")), [])
  }

  func testABlankLineEndsIt() {
    XCTAssertEqual(
      findings(in: model("  // kata:ignore published why\n\n  @Published var a = 1")),
      ["2 ignore-unused", "4 published"])
  }

  func testAboveAnAttributeItCoversTheDeclarationBelow() {
    XCTAssertEqual(
      findings(
        in: """
          // kata:ignore observable-object the SDK needs it
          @MainActor
          @objc(Model)
          final class Model: NSObject, ObservableObject {
            var a = 1
          }
          """), [])
  }

  func testAboveAnAttributeItDoesNotCoverTheMembers() {
    XCTAssertEqual(
      findings(
        in: """
          // kata:ignore published the SDK needs it
          @MainActor
          final class Model: Base {
            @Published var a = 1
          }
          """), ["1 ignore-unused", "4 published"])
  }

  func testTheNextLineOnly() {
    XCTAssertEqual(
      findings(
        in: model(
          "  // kata:ignore published why\n  @Published var a = 1\n  @Published var b = 1")),
      ["4 published"])
  }

  func testSeveralRulesByCommas() {
    let line = "struct V { @StateObject var m = M(); @ObservedObject var n: N }"
    XCTAssertEqual(
      findings(in: "// kata:ignore state-object, observed-object until 2.0\n" + line + "\n"), [])
  }

  func testTwoComments() {
    let line = "struct V { @StateObject var m = M(); @ObservedObject var n: N }"
    XCTAssertEqual(
      findings(
        in: "// kata:ignore state-object a\n// kata:ignore observed-object b\n" + line + "\n"), [])
  }

  func testAnotherRuleIsStillSaid() {
    XCTAssertEqual(
      findings(in: model("  @Published var a = 1  // kata:ignore state-object why")),
      ["2 published", "2 ignore-unused"])
  }

  func testWithoutAReasonItWorksAndIsNoted() {
    XCTAssertEqual(
      findings(in: model("  @Published var a = 1  // kata:ignore published")),
      ["2 ignore-without-reason"])
  }

  func testARuleThatThereIsNot() {
    XCTAssertEqual(
      findings(in: model("  @Published var a = 1  // kata:ignore publshed why")),
      ["2 published", "2 ignore-unknown"])
  }

  func testNoRuleAtAll() {
    XCTAssertEqual(findings(in: "let a = 1  // kata:ignore\n"), ["1 ignore-unknown"])
  }

  func testATextThatShowsOneIsNone() {
    XCTAssertEqual(
      findings(in: model("  @Published var a = \"// kata:ignore published why\"")),
      ["2 published"])
    XCTAssertEqual(
      findings(in: model("  @Published var a = \"\"\"\n  // kata:ignore published why\n  \"\"\"")),
      ["2 published"])
  }

  func testADocumentationCommentIsNone() {
    XCTAssertEqual(
      findings(in: model("  /// kata:ignore published why\n  @Published var a = 1")),
      ["3 published"])
  }

  func testATeamMayTakeNoneAtAll() {
    var strict = AuditConfiguration()
    strict.levels = ["ignore-used": .severity(.error)]
    let source = model("  @Published var a = 1  // kata:ignore published the SDK needs it")
    let findings = Auditor(strict).report(on: [("A.swift", source)]).findings
    XCTAssertEqual(
      findings.map { "\($0.place.line) \($0.rule) \($0.severity)" }, ["2 ignore-used error"])
  }

  func testATeamMayDemandAReason() {
    var strict = AuditConfiguration()
    strict.levels = ["ignore-without-reason": .severity(.error)]
    let source = model("  @Published var a = 1  // kata:ignore published")
    let findings = Auditor(strict).report(on: [("A.swift", source)]).findings
    XCTAssertEqual(
      findings.map { "\($0.rule) \($0.severity)" }, ["ignore-without-reason error"])
  }

  func testOfARuleThatIsNotAskedNothingIsKnown() {
    var only = AuditConfiguration()
    only.only = ["state-object", "configuration"]
    XCTAssertEqual(
      findings(in: model("  @Published var a = 1  // kata:ignore published why"), only), [])
  }

  func testAskedAloneItStillSeesWhatTheCommentsCover() {
    var only = AuditConfiguration()
    only.only = ["ignore-used"]
    let report = Auditor(only).report(on: [
      (
        "A.swift",
        model("  @Published var a = 1  // kata:ignore published why\n  @Published var b = 1")
      )
    ])
    XCTAssertEqual(
      report.findings.map { "\($0.place.line) \($0.rule)" }, ["2 ignore-used"])
    XCTAssertEqual(report.ignored, [])
  }

  func testAskedAloneItStillSeesACommentThatIsIdle() {
    var only = AuditConfiguration()
    only.only = ["ignore-unused"]
    XCTAssertEqual(
      findings(in: model("  var a = 1  // kata:ignore published why"), only), ["2 ignore-unused"])
  }

  func testARuleAboutCommentsIsARuleAndCannotBeIgnored() throws {
    let report = Auditor().report(on: [
      ("A.swift", model("  var a = 1  // kata:ignore ignore-used why"))
    ])
    XCTAssertEqual(report.findings.map(\.rule), ["ignore-unknown"])
    XCTAssertEqual(
      report.findings.first?.message,
      "This `kata:ignore` names `ignore-used`, which speaks of such comments: none can cover it.")
  }

  func testLineEndsOfWindows() {
    XCTAssertEqual(
      findings(
        in:
          "class Model: Base {\r\n  // kata:ignore published why\r\n  @Published var a = 1\r\n}\r\n"
      ), [])
  }
}
