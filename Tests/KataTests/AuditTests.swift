import Foundation
import Learners
import XCTest

/// `kata audit` as a team's CI runs it: any folder, no workbook, exit codes that can be relied on.
final class AuditTests: XCTestCase {
  private let warning = "class Model: ObservableObject { @Published var a = 1 }\n"
  private let error = "@Observable class Model: ObservableObject {}\n"

  private func project(_ files: [String: String]) throws -> ProjectFolder {
    try ProjectFolder(self, files)
  }

  func testAWarningIsNoFailureExceptStrictly() throws {
    let project = try project(["Sources/A.swift": warning])
    let run = try project.audit(".")
    XCTAssertEqual(run.code, 0, run.errors)
    XCTAssertTrue(
      run.output.contains("Sources/A.swift:1:33: warning: `@Published var a`"), run.output)
    XCTAssertEqual(run.errors, "")
    XCTAssertEqual(try project.audit(".", "--strict").code, 1)
  }

  func testAnErrorIsAFailure() throws {
    let run = try project(["A.swift": error]).audit("A.swift")
    XCTAssertEqual(run.code, 1)
    XCTAssertTrue(run.output.contains(": error: "), run.output)
  }

  func testACleanProject() throws {
    let run = try project(["A.swift": "struct A {}\n"]).audit(".")
    XCTAssertEqual(run.output, "nothing found · 1 file, 1 line read\n")
    XCTAssertEqual(run.code, 0)
  }

  func testAnAuditLeavesNothingBehind() throws {
    let project = try project(["A.swift": warning])
    _ = try project.audit(".")
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: project.folder.path), ["A.swift"])
  }

  func testAPathThatIsNotThere() throws {
    let run = try project(["A.swift": error]).audit(".", "nowhere")
    XCTAssertEqual(run.code, 3)
    XCTAssertEqual(run.errors, "kata: \"nowhere\": there is no such file or folder.\n")
    XCTAssertTrue(run.output.contains("A.swift:1:"), run.output)
  }

  func testNoPathAtAll() throws {
    let run = try project([:]).audit()
    XCTAssertEqual(run.code, 2)
    XCTAssertEqual(
      run.errors, "kata: audit needs PATH: `kata audit --help` shows what it takes.\n")
  }

  func testAnEmptyFolder() throws {
    let run = try project([:]).audit(".")
    XCTAssertEqual(run.code, 3)
    XCTAssertEqual(run.errors, "kata: \".\": there is no Swift file to audit.\n")
  }

  func testAFileThatIsNotUTF8() throws {
    let project = try project(["A.swift": warning])
    try project.write(Data("let name = \"caf".utf8) + [0xE9] + Data("\"\n".utf8), to: "B.swift")
    let run = try project.audit(".")
    XCTAssertEqual(run.code, 3)
    XCTAssertEqual(run.errors, "kata: \"B.swift\": it is not UTF-8.\n")
    XCTAssertTrue(run.output.contains("A.swift:1:33: warning"), run.output)
  }

  func testALinkThatLeadsInACircle() throws {
    let project = try project(["a/A.swift": warning])
    try FileManager.default.createSymbolicLink(
      atPath: project.url("a/again").path, withDestinationPath: "..")
    let run = try project.audit(".")
    XCTAssertEqual(run.code, 0, run.errors)
    XCTAssertTrue(run.output.contains("1 file, "), run.output)
  }

  func testAPipeIsNotWaitedFor() throws {
    let project = try project([:])
    XCTAssertEqual(mkfifo(project.url("A.swift").path, 0o600), 0)
    XCTAssertEqual(try project.audit(".").code, 3)
  }

  /// Whether it is read or refused, it ends soon and in a sentence.
  func testAFileOfTenMegabytes() throws {
    let line = "let value = [1, 2, 3].map { $0 * 2 }\n"
    let text = String(repeating: line, count: 10_000_000 / line.utf8.count)
    let project = try project(["Big.swift": text])
    let start = ContinuousClock.now
    let run = try project.audit(".")
    XCTAssertTrue([0, 3].contains(run.code), "\(run.code) \(run.errors)")
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(60))
    if run.code == 3 { XCTAssertTrue(run.errors.hasPrefix("kata: \"Big.swift\": it "), run.errors) }
  }

  func testEachFormatIsWholeOnStandardOutput() throws {
    let project = try project(["A.swift": error])
    for format in ["json", "sarif"] {
      let run = try project.audit(".", "--format", format)
      XCTAssertEqual(run.code, 1)
      XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(run.output.utf8)), format)
    }
    let run = try project.audit(".", "--format", "github")
    XCTAssertTrue(run.output.hasPrefix("::error file=A.swift,line=1,"), run.output)
  }

  func testOnlyTheRulesAskedFor() throws {
    let project = try project(["A.swift": warning])
    let run = try project.audit(".", "--rules", "state-object,published", "--format", "github")
    XCTAssertEqual(run.output.split(separator: "\n").count, 1, run.output)
    XCTAssertTrue(run.output.contains("title=published"), run.output)
  }

  func testARuleThatThereIsNot() throws {
    let run = try project(["A.swift": warning]).audit(".", "--rules", "publishd")
    XCTAssertEqual(run.code, 2)
    XCTAssertEqual(
      run.errors, "kata: --rules: there is no rule \"publishd\": did you mean published?\n")
  }

  func testTheNearestConfigurationDecides() throws {
    let project = try project([
      "Sources/A.swift": warning, "Sources/Old/B.swift": error,
      ".kata-audit.json": #"{"rules": {"published": "error"}, "exclude": ["Old"]}"#,
    ])
    let run = try project.audit("Sources", "--format", "github")
    XCTAssertEqual(run.code, 1)
    XCTAssertTrue(run.output.contains("::error file=Sources/A.swift"), run.output)
    XCTAssertFalse(run.output.contains("B.swift"), run.output)
  }

  func testJSONNamesTheFilesThatWereNamedAndAreExcluded() throws {
    let project = try project([
      "A.swift": error, "Old/B.swift": error, "Old/C.swift": error,
      "c.json": #"{"exclude": ["Old"]}"#,
    ])
    let run = try project.audit(
      "A.swift", "Old/B.swift", "--config", "c.json", "--format", "json")
    let report = try XCTUnwrap(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    XCTAssertEqual(report["excluded"] as? [String], ["Old/B.swift"])
    XCTAssertEqual(report["files"] as? Int, 1)
  }

  func testAConfigurationThatIsNotUnderstood() throws {
    let project = try project([
      "A.swift": warning, "c.json": "{\n\"rules\": {\"publishd\": \"off\"}}",
    ])
    let run = try project.audit(".", "--config", "c.json")
    XCTAssertEqual(run.code, 2)
    XCTAssertEqual(
      run.errors, "kata: c.json:2: there is no rule \"publishd\": did you mean \"published\"?\n")
    XCTAssertEqual(run.output, "")
  }

  func testTwoPathsWithConfigurationsOfTheirOwn() throws {
    let project = try project([
      "a/A.swift": warning, "b/B.swift": warning, "b/.kata-audit.json": "{}",
    ])
    let run = try project.audit("a", "b")
    XCTAssertEqual(run.code, 2)
    XCTAssertTrue(run.errors.contains("audit them one at a time"), run.errors)
  }

  func testABaselineSaysOnlyWhatIsNew() throws {
    let project = try project(["A.swift": error])
    let written = try project.audit(".", "--write-baseline", "base.json")
    XCTAssertEqual(written.code, 0)
    XCTAssertTrue(written.output.hasPrefix("base.json now knows "), written.output)
    XCTAssertEqual(try project.audit(".", "--baseline", "base.json").code, 0)
    try project.write(Data((error + warning).utf8), to: "A.swift")
    let run = try project.audit(".", "--baseline", "base.json", "--strict")
    XCTAssertEqual(run.code, 1)
    XCTAssertTrue(run.output.contains("A.swift:2:33: warning"), run.output)
    XCTAssertFalse(run.output.contains("A.swift:1:"), run.output)
  }

  func testABaselineThatIsNotThere() throws {
    let run = try project(["A.swift": warning]).audit(".", "--baseline", "base.json")
    XCTAssertEqual(run.code, 2)
    XCTAssertTrue(run.errors.hasPrefix("kata: base.json: the baseline cannot be read"), run.errors)
  }

  func testInJapaneseTheSummaryIs() throws {
    let run = try project(["A.swift": warning]).audit(".", environment: ["LANG": "ja_JP.UTF-8"])
    XCTAssertTrue(run.output.contains("1 ファイル、1 行を確認"), run.output)
  }

  func testTheLanguageAskedForIsHandedOn() throws {
    let run = try project(["A.swift": warning]).audit(".", "--lang", "ja")
    XCTAssertTrue(run.output.contains("1 ファイル、1 行を確認"), run.output)
  }

  func testAPathThatLooksLikeAnOptionIsHandedOn() throws {
    let run = try project(["--strict/A.swift": warning]).audit("--", "--strict")
    XCTAssertEqual(run.code, 0, run.errors)
    XCTAssertTrue(run.output.contains("1 file, 1 line read"), run.output)
  }

  func testInTheShellItIsTheSame() throws {
    let folder = try LearnersFolder(self)
    try folder.write(error, to: "App/A.swift")
    let run = try folder.kata(input: "audit App --format github\n")
    XCTAssertEqual(run.code, 1, run.errors)
    XCTAssertTrue(run.output.hasPrefix("::error file=App/A.swift,line=1,"), run.output)
  }

  func testCtrlCEndsAtOnce() throws {
    let line = "let value = [1, 2, 3].map { $0 * 2 }\n"
    let text = String(repeating: line, count: 100_000)
    let project = try project(
      Dictionary(uniqueKeysWithValues: (0..<20).map { ("A\($0).swift", text) }))
    let running = try RunningKata(["audit", "."], in: project.folder)
    usleep(300_000)
    let start = ContinuousClock.now
    running.interrupt()
    XCTAssertNotEqual(running.finish(), 0)
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(2))
  }
}
