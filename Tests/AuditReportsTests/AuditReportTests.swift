import Audit
import Foundation
import AuditReports
import XCTest

/// What an audit found, in each format.
final class AuditReportTests: XCTestCase {
  private let file = "Sources/写真 A,1.swift"

  /// Three findings, one on a line with a tab and wide characters, one of each severity.
  private var report: AuditReport {
    var report = Auditor().report(on: [
      (
        file,
        "class Model: ObservableObject {\n"
          + "\tlet 名 = \"写真\"; @Published var path: [Int] = []\n  @Published var b = 1\n}\n"
      )
    ])
    report.findings[0].severity = .error
    report.findings[2].severity = .note
    return report
  }

  private let clean = Auditor().report(on: [("A.swift", "struct A {}\n")])
  private let unreadable = Auditor().report(onFiles: ["/nowhere/A.swift"])

  private func object(_ text: String) throws -> [String: Any] {
    try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  func testTextShowsTheLineAndACaretBelowWhatWasFound() {
    let lines = AuditTextReport().text(of: report).split(separator: "\n").map(String.init)
    let at = lines.firstIndex { $0.hasPrefix("\(file):2:22: warning: `@Published var path`") }
    XCTAssertNotNil(at, lines.joined(separator: "\n"))
    guard let at else { return }
    XCTAssertEqual(lines[at + 1], "    2 | \tlet 名 = \"写真\"; @Published var path: [Int] = []")
    // The tab stays a tab, and each wide character takes two columns.
    XCTAssertEqual(lines[at + 2], "      | \t" + String(repeating: " ", count: 17) + "^~~~~~~~~~")
  }

  func testTextSaysARemedyOnce() {
    let text = AuditTextReport().text(of: report)
    XCTAssertEqual(text.components(separatedBy: "let the property be a plain `var`").count, 2, text)
  }

  func testTextEndsWithHowMuchOfWhat() {
    let text = AuditTextReport().text(of: report)
    XCTAssertTrue(text.contains("1 error, 1 warning, 1 note · 1 file, 4 lines read\n"), text)
    XCTAssertTrue(text.contains("  leftovers         observable-object 1, published 2\n"), text)
  }

  func testTextOfACleanProject() {
    XCTAssertEqual(
      AuditTextReport().text(of: clean), "nothing found · 1 file, 1 line read\n")
  }

  func testTextInJapanese() {
    let text = AuditTextReport(words: .japanese).text(of: report)
    XCTAssertTrue(text.contains("エラー 1 件、警告 1 件、注記 1 件 · 1 ファイル、4 行を確認"), text)
  }

  func testTextIsTheSameWithoutColours() {
    let coloured = AuditTextReport(palette: .init(isOn: true)).text(of: report)
    XCTAssertEqual(
      coloured.replacing(/\u{1B}\[\d+m/, with: ""), AuditTextReport().text(of: report))
    XCTAssertTrue(coloured.contains("\u{1B}[31merror\u{1B}[0m"), coloured)
  }

  func testASourceCannotCommandTheTerminal() {
    let text = AuditTextReport().text(
      of: Auditor().report(on: [
        ("A.swift", "class M: B { @Published var a = \"\u{1B}[2J\u{202E}\" }\n")
      ]))
    XCTAssertTrue(text.contains("@Published var a = \"\u{FFFD}[2J\u{FFFD}\""), text)
  }

  func testJSONIsOneVersionedObject() throws {
    let whole = try object(AuditJSONReport().text(of: report))
    XCTAssertEqual(whole["version"] as? Int, 1)
    XCTAssertEqual(whole["files"] as? Int, 1)
    XCTAssertEqual(whole["counts"] as? [String: Int], ["error": 1, "warning": 1, "note": 1])
    let findings = try XCTUnwrap(whole["findings"] as? [[String: Any]])
    XCTAssertEqual(
      findings.map { $0["rule"] as? String }, ["observable-object", "published", "published"])
    XCTAssertEqual(findings.map { $0["file"] as? String }, [file, file, file])
    XCTAssertEqual(findings.map { $0["line"] as? Int }, [1, 2, 3])
    XCTAssertEqual(findings.map { $0["column"] as? Int }, [14, 22, 3])
    XCTAssertEqual(findings.map { $0["severity"] as? String }, ["error", "warning", "note"])
    for finding in findings { XCTAssertNotEqual(finding["message"] as? String ?? "", "") }
  }

  func testJSONSaysWhatCouldNotBeAudited() throws {
    let problems = try object(AuditJSONReport().text(of: unreadable))["problems"]
    XCTAssertEqual(
      problems as? [[String: String]],
      [
        [
          "path": "/nowhere/A.swift", "reason": "there is no such file",
          "remedy": "correct the path",
        ]
      ])
  }

  func testGitHubAnnotatesALineAFinding() {
    let lines = AuditGitHubReport().text(of: report).split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.count, 3)
    XCTAssertTrue(lines[0].hasPrefix("::error file=Sources/写真 A%2C1.swift,line=1,"), lines[0])
    XCTAssertTrue(
      lines[1].hasPrefix(
        "::warning file=Sources/写真 A%2C1.swift,line=2,endLine=2,col=16,endColumn=26,"
          + "title=published::`@Published var path`"), lines[1])
    XCTAssertTrue(lines[2].hasPrefix("::notice "), lines[2])
  }

  func testGitHubMessageOfSeveralLinesStaysOne() {
    var report = report
    report.findings[0].message = "100%\r\n::error::b"
    let lines = AuditGitHubReport().text(of: report).split(separator: "\n")
    XCTAssertEqual(lines.count, 3)
    XCTAssertTrue(lines[0].contains("::100%25%0D%0A::error::b "), String(lines[0]))
  }

  func testGitHubSaysWhatCouldNotBeAuditedAndWhichRulesAreSilent() {
    XCTAssertEqual(
      AuditGitHubReport().text(of: unreadable),
      "::error file=/nowhere/A.swift::could not be audited: there is no such file; correct the path\n"
        + "::warning ::what is missing may stand in what was not read or not understood, so these "
        + "rules say nothing: \(unreadable.silent.joined(separator: ", "))\n"
    )
    XCTAssertTrue(unreadable.silent.contains("environment-missing"))
  }

  func testTheRulesAreListedByGroup() {
    let text = RuleReport().list()
    for rule in Auditor.descriptions { XCTAssertTrue(text.contains("  \(rule.id) "), rule.id) }
    XCTAssertTrue(text.hasPrefix("leftovers (leftovers)\n"), text)
  }

  func testARuleIsExplained() throws {
    let rule = try XCTUnwrap(Auditor.rules.first { $0.id == "published" })
    let text = RuleReport().text(of: rule)
    for part in ["published · leftovers · warning\n", rule.why, "→ " + rule.remedy, rule.link] {
      XCTAssertTrue(text.contains(part), text)
    }
  }
}
