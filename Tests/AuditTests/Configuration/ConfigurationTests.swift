import Audit
import XCTest

/// `.kata-audit.json`: what it decides, and the one sentence about each mistake.
final class ConfigurationTests: XCTestCase {
  private let model = "class Model: ObservableObject { @Published var a = 1 }\n"

  private func configuration(_ text: String) throws -> AuditConfiguration {
    let folder = try TemporaryFolder(self)
    return try ConfigurationFile(folder.write(text, to: ".kata-audit.json")).configuration()
  }

  private func rules(under text: String) throws -> [String: Severity] {
    let findings = Auditor(try configuration(text)).report(on: [("A.swift", model)]).findings
    return Dictionary(findings.map { ($0.rule, $0.severity) }, uniquingKeysWith: { $1 })
  }

  /// The sentence without the file's folder.
  private func expect(_ text: String, _ sentence: String, line: UInt = #line) {
    XCTAssertThrowsError(try configuration(text), line: line) { error in
      let said = "\(error)".replacing(/^.*\/\.kata-audit\.json/, with: "")
      XCTAssertEqual(said, sentence, line: line)
    }
  }

  func testNothingDecidedChangesNothing() throws {
    XCTAssertEqual(
      try rules(under: "{}"), ["observable-object": .warning, "published": .warning])
  }

  func testARuleIsTurnedOffAndAnotherMadeAnError() throws {
    XCTAssertEqual(
      try rules(under: #"{"rules": {"published": "off", "observable-object": "error"}}"#),
      ["observable-object": .error])
  }

  func testABooleanAndAnObjectDoToo() throws {
    XCTAssertEqual(
      try rules(
        under: #"{"rules": {"published": {"severity": "note"}, "observable-object": false}}"#),
      ["published": .note])
  }

  func testAGroupIsTurnedOffExceptForOneRule() throws {
    XCTAssertEqual(
      try rules(under: #"{"rules": {"leftovers": "off", "published": "on"}}"#),
      ["published": .warning])
  }

  func testTheRulesAskedForAreTheOnlyOnesWhateverIsOff() throws {
    var decided = try configuration(#"{"rules": {"published": "off"}}"#)
    decided.only = ["published"]
    let findings = Auditor(decided).report(on: [("A.swift", model)]).findings
    XCTAssertEqual(findings.map(\.rule), ["published"])
  }

  func testPatternsAreToldFromTheConfigurationsFolder() throws {
    let folder = try TemporaryFolder(self)
    let file = try folder.write(
      #"{"include": ["Sources"], "exclude": ["Sources/Old"]}"#, to: "a/.kata-audit.json")
    let decided = try ConfigurationFile(file).configuration()
    XCTAssertTrue(decided.includes(folder.path + "/a/Sources/A.swift"))
    XCTAssertFalse(decided.includes(folder.path + "/a/Sources/Old/A.swift"))
    XCTAssertFalse(decided.includes(folder.path + "/a/Tests/A.swift"))
  }

  func testTheNearestUpwardIsFound() throws {
    let folder = try TemporaryFolder(self)
    try folder.write("{}", to: ".kata-audit.json")
    try folder.write("{}", to: "a/.kata-audit.json")
    let source = try folder.write("", to: "a/b/c/A.swift")
    XCTAssertEqual(
      ConfigurationFile.nearest(to: source)?.path, folder.path + "/a/.kata-audit.json")
  }

  func testTheSearchEndsAtTheRootOfTheRepository() throws {
    let folder = try TemporaryFolder(self)
    try folder.write("{}", to: ".kata-audit.json")
    try folder.write("", to: "a/.git/HEAD")
    XCTAssertNil(ConfigurationFile.nearest(to: try folder.write("", to: "a/b/A.swift")))
  }

  func testAnUnknownKey() {
    expect(
      "{\n  \"rule\": {}\n}",
      ":2: there is no key \"rule\": the keys are version, rules, include, exclude.")
  }

  func testAnUnknownRule() {
    expect(
      "{\"rules\": {\n  \"publishd\": \"off\"}}",
      ":2: there is no rule \"publishd\": `kata audit --list-rules` shows them.")
  }

  func testAnUnknownLevel() {
    expect(
      #"{"rules": {"published": "fatal"}}"#,
      ":1: \"published\" cannot be \"fatal\": write one of off, on, note, warning, error.")
  }

  func testAValueOfTheWrongKind() {
    expect(
      #"{"rules": {"published": 3}}"#,
      ":1: \"published\" is a number: write one of off, on, note, warning, error.")
    expect(
      #"{"exclude": "Old"}"#, ":1: \"exclude\" is a text: write a list such as [\"**/Old\"].")
    expect("[]", ":1: the configuration is a list: write an object in { and }.")
  }

  func testOptionsOfARule() throws {
    let decided = try configuration(
      #"{"rules": {"member-order": {"order": "merged"}, "long-body": {"lines": 80}}}"#)
    XCTAssertEqual(decided.options.memberOrder, .merged)
    XCTAssertEqual(decided.options.longestBody, 80)
  }

  func testOptionsAloneLeaveTheSeverityToTheGroup() throws {
    let source = """
      import SwiftUI
      struct Screen: View {
        var body: some View { Text(title) }
        let title: String
        @State private var count = 0
      }
      """
    for (rules, severity) in [
      (#""structure": "error", "member-order": {"order": "merged"}"#, Severity.error),
      (#""structure": "error", "member-order": {"order": "merged", "severity": "note"}"#, .note),
      (#""structure": "off", "member-order": {"order": "merged"}"#, .note),
      (#""member-order": {"order": "merged"}"#, .note),
    ] {
      let decided = try configuration("{\"rules\": {\(rules)}}")
      let findings = Auditor(decided).report(on: [("A.swift", source)]).findings
      XCTAssertEqual(
        findings.filter { $0.rule == "member-order" }.map(\.severity), [severity], rules)
    }
  }

  func testAnOptionThatARuleDoesNotHave() {
    expect(
      #"{"rules": {"long-body": {"line": 80}}}"#,
      ":1: \"long-body\" has no option \"line\": it has severity and lines.")
    expect(
      #"{"rules": {"member-order": {"order": "any"}}}"#,
      ":1: this order is not known: write one of strict, storage, freeComputed, merged.")
  }

  func testARuleThatHasToBeAskedForIsAskedByItsIdOnly() throws {
    let rule = try XCTUnwrap(Auditor.rules.first(where: \.isOptIn))
    XCTAssertFalse(AuditConfiguration().isOn(rule))
    let group = "{\"rules\": {\"\(rule.group)\": \"warning\"}}"
    XCTAssertFalse(try configuration(group).isOn(rule))
    XCTAssertTrue(try configuration("{\"rules\": {\"\(rule.id)\": \"on\"}}").isOn(rule))
  }

  func testAKeyTwice() {
    expect(
      "{\"rules\": {},\n\"rules\": {}}", ":2: \"rules\" stands here twice: keep one.")
  }

  func testAnotherVersion() {
    expect(
      #"{"version": 2}"#, ":1: this version is not known: write \"version\": 1.")
  }

  func testBrokenJSON() {
    expect(
      "{\"rules\": {},\n}",
      ":2: a key in double quotes is missing: write \"key\": value, no comma last.")
    expect("{\"rules\": {}", ":1: a comma or } is missing: add it.")
    expect(
      "{'rules': 1}", ":1: a key in double quotes is missing: write \"key\": value, no comma last.")
    expect("", ":1: a value is missing: add one, or take the comma before it away.")
    expect("{} x", ":1: there is something behind the closing bracket: take it away.")
    expect(
      String(repeating: "[", count: 100_000), ":1: it is nested too deeply: make it flat.")
  }

  func testAFileThatIsNotThere() {
    XCTAssertThrowsError(try ConfigurationFile("/nowhere/a.json").configuration()) { error in
      XCTAssertEqual(
        "\(error)",
        "/nowhere/a.json: the configuration cannot be read (there is no such file): "
          + "name one that is there.")
    }
  }

  func testAPatternWithASignOfAnotherLanguageIsRefused() {
    expect(
      #"{"exclude": ["[a"]}"#,
      ":1: the pattern \"[a\" in \"exclude\" has a sign that patterns do not know: they know *, ? "
        + "and **.")
  }

  func testAnEmptyPatternIsRefused() {
    expect(
      #"{"exclude": [""]}"#,
      ":1: the pattern \"\" in \"exclude\" means no file: write one such as \"**/Old\".")
  }

  func testAnExcludedFileSaysWhatTheOthersMeanAndNothingOfItself() {
    var configuration = AuditConfiguration()
    configuration.exclude = [PathPattern("Kit.swift")]
    configuration.folder = "."
    let report = Auditor(configuration).report(on: [
      (
        "App.swift",
        """
        import SwiftUI
        @Observable final class Cart {}
        struct Leaf: View { @Environment(Cart.self) var cart; var body: some View { Text("") } }
        #Preview { Leaf().withPreviewData() }
        """
      ),
      (
        "Kit.swift",
        """
        import SwiftUI
        extension View { func withPreviewData() -> some View { environment(Cart()) } }
        final class Old: ObservableObject {}
        """
      ),
    ])
    XCTAssertEqual(report.findings, [])
    XCTAssertEqual(report.paths, ["App.swift"])
  }
}
