import Audit
import XCTest

/// A baseline: what was known stays known when lines move, and what is new is said.
final class BaselineTests: XCTestCase {
  private let old = "class M: B {\n  @Published var a = 1\n  @Published var b = 1\n}\n"

  /// What is said of `source` when `known` was known.
  private func report(on source: String, knowing known: String) throws -> AuditReport {
    let folder = try TemporaryFolder(self)
    let path = try folder.write("", to: "A.swift")
    let file = folder.path + "/baseline.json"
    let baseline = Baseline(of: Auditor().report(on: [(path, known)]), for: file)
    try folder.write(baseline.json, to: "baseline.json")
    var report = Auditor().report(on: [(path, source)])
    report.apply(try Baseline(contentsOf: file), for: AuditConfiguration())
    return report
  }

  func testTheSameSourceSaysNothing() throws {
    let report = try report(on: old, knowing: old)
    XCTAssertEqual(report.findings, [])
    XCTAssertEqual(report.known, 2)
    XCTAssertEqual(report.stale, [])
  }

  func testMovedLinesStayKnown() throws {
    XCTAssertEqual(
      try report(on: "// Moved.\n\n" + old.replacing("  @", with: "    @"), knowing: old).findings,
      [])
  }

  func testANewLineIsSaid() throws {
    let report = try report(on: old.replacing("b = 1", with: "c = 1"), knowing: old)
    XCTAssertEqual(report.findings.map(\.place.line), [3])
    XCTAssertEqual(report.stale.map(\.text), ["@Published var b = 1"])
  }

  func testASecondEqualLineIsNew() throws {
    let line = "  @Published var a = 1\n"
    let twice = old.replacing(line, with: line + line)
    XCTAssertEqual(try report(on: twice, knowing: old).findings.count, 1)
  }

  func testWhatWasPutRightIsStale() throws {
    let report = try report(on: "class M: B {\n  @Published var a = 1\n}\n", knowing: old)
    XCTAssertEqual(report.findings, [])
    XCTAssertEqual(report.stale.map(\.rule), ["published"])
  }

  func testFilesAreToldFromTheBaselinesFolder() throws {
    let baseline = Baseline(of: Auditor().report(on: [("/a/b/A.swift", old)]), for: "/a/base.json")
    XCTAssertTrue(baseline.json.contains("\"file\" : \"b/A.swift\""), baseline.json)
  }

  func testOtherFilesAndRulesThatWereNotAskedAreNotStale() throws {
    let folder = try TemporaryFolder(self)
    let (a, b) = (try folder.write("", to: "A.swift"), try folder.write("", to: "B.swift"))
    let file = folder.path + "/baseline.json"
    let known = Auditor().report(on: [(a, old), (b, old)])
    try folder.write(Baseline(of: known, for: file).json, to: "baseline.json")
    var report = Auditor().report(on: [(a, "")])
    var only = AuditConfiguration()
    only.only = ["state-object"]
    report.apply(try Baseline(contentsOf: file), for: only)
    XCTAssertEqual(report.stale, [])
    report.apply(try Baseline(contentsOf: file), for: AuditConfiguration())
    XCTAssertEqual(Set(report.stale.map(\.file)), ["A.swift"])
  }

  func testAFileThatIsNoBaseline() throws {
    let file = try TemporaryFolder(self).write("{\"version\": 2}", to: "b.json")
    XCTAssertThrowsError(try Baseline(contentsOf: file)) { error in
      XCTAssertEqual(
        "\(error)",
        "\(file):1: this is no baseline of version 1: `--write-baseline \(file)` makes one.")
    }
  }

  func testAnEntryThatLacksSomething() throws {
    let file = try TemporaryFolder(self).write(
      "{\"version\": 1, \"findings\": [\n{\"rule\": \"published\"}]}", to: "b.json")
    XCTAssertThrowsError(try Baseline(contentsOf: file)) { error in
      XCTAssertTrue("\(error)".hasPrefix("\(file):2: a finding here lacks"), "\(error)")
    }
  }
}
