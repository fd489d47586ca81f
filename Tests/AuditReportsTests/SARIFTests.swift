import Audit
import Foundation
import AuditReports
import XCTest

/// The log against what the standard's schema asks of the parts that we use; Formats.md has the
/// command that checks a log against the whole schema.
final class SARIFTests: XCTestCase {
  private typealias Object = [String: Any]

  private let report = Auditor().report(on: [
    ("Sources/a b/写真.swift", "class M: ObservableObject {\n  /* 写😀 */ @Published var a = 1\n}\n"),
    ("/abs/B.swift", "import Combine\n"),
  ])

  private func log(_ report: AuditReport) throws -> Object {
    let text = AuditSARIFReport(version: "1.2.3").text(of: report)
    return try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  private func run(_ report: AuditReport) throws -> Object {
    let runs = try XCTUnwrap(try log(report)["runs"] as? [Object])
    XCTAssertEqual(runs.count, 1)
    return runs[0]
  }

  private func results(_ report: AuditReport) throws -> [Object] {
    try XCTUnwrap(try run(report)["results"] as? [Object])
  }

  private func location(_ result: Object) throws -> Object {
    let locations = try XCTUnwrap(result["locations"] as? [Object])
    return try XCTUnwrap(locations.first?["physicalLocation"] as? Object)
  }

  func testTheLogNamesItsVersionAndSchema() throws {
    let log = try log(report)
    XCTAssertEqual(log["version"] as? String, "2.1.0")
    XCTAssertEqual(log["$schema"] as? String, "https://json.schemastore.org/sarif-2.1.0.json")
    XCTAssertEqual(Set(log.keys), ["$schema", "version", "runs"])
  }

  func testTheToolNamesItself() throws {
    let tool = try XCTUnwrap(try run(report)["tool"] as? Object)
    let driver = try XCTUnwrap(tool["driver"] as? Object)
    XCTAssertEqual(driver["name"] as? String, "kata audit")
    XCTAssertEqual(driver["version"] as? String, "1.2.3")
  }

  func testEveryResultPointsToItsRule() throws {
    let tool = try XCTUnwrap(try run(report)["tool"] as? Object)
    let driver = try XCTUnwrap(tool["driver"] as? Object)
    let rules = try XCTUnwrap(driver["rules"] as? [Object])
    XCTAssertEqual(Set(rules.compactMap { $0["id"] as? String }).count, rules.count)
    let results = try results(report)
    XCTAssertEqual(results.count, report.findings.count)
    for result in results {
      let index = try XCTUnwrap(result["ruleIndex"] as? Int)
      XCTAssertEqual(rules[index]["id"] as? String, result["ruleId"] as? String)
    }
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        XCTAssertNotEqual((rule[key] as? Object)?["text"] as? String ?? "", "", key)
      }
    }
  }

  func testLevelsAreTheStandards() throws {
    for result in try results(report) {
      XCTAssertTrue(
        ["none", "note", "warning", "error"].contains(result["level"] as? String ?? ""))
      XCTAssertNotEqual((result["message"] as? Object)?["text"] as? String ?? "", "")
    }
  }

  func testPathsAreURIs() throws {
    let uris = try results(report).map { result in
      (try location(result)["artifactLocation"] as? Object)?["uri"] as? String
    }
    XCTAssertEqual(
      Set(uris), ["file:///abs/B.swift", "Sources/a%20b/%E5%86%99%E7%9C%9F.swift"])
  }

  func testColumnsAreCountedInUTF16Units() throws {
    XCTAssertEqual(try run(report)["columnKind"] as? String, "utf16CodeUnits")
    let result = try XCTUnwrap(
      try results(report).first { $0["ruleId"] as? String == "published" })
    let region = try XCTUnwrap(try location(result)["region"] as? [String: Int])
    XCTAssertEqual(
      region, ["startLine": 2, "startColumn": 13, "endLine": 2, "endColumn": 23])
  }

  func testWhatCouldNotBeAuditedMakesTheRunUnsuccessful() throws {
    let unreadable = Auditor().report(onFiles: ["/nowhere/A.swift"])
    let invocations = try XCTUnwrap(try run(unreadable)["invocations"] as? [Object])
    XCTAssertEqual(invocations[0]["executionSuccessful"] as? Bool, false)
    let notes = try XCTUnwrap(invocations[0]["toolExecutionNotifications"] as? [Object])
    XCTAssertEqual(
      (notes[0]["message"] as? Object)?["text"] as? String,
      "there is no such file; correct the path")
  }

  func testACleanProjectHasAnEmptyListOfResults() throws {
    XCTAssertEqual(try results(Auditor().report(on: [("A.swift", "")])).count, 0)
  }
}
