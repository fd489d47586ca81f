import Foundation
import Learners
import XCTest

/// `kata-audit` by itself, as a team's CI starts it: its exit codes, and where its words go.
final class AuditDoorTests: XCTestCase {
  private let clean = "struct A {}\n"
  private let warning = "class Model: ObservableObject { @Published var a = 1 }\n"
  private let error = "@Observable class Model: ObservableObject {}\n"

  private func project(_ files: [String: String]) throws -> ProjectFolder {
    try ProjectFolder(self, files)
  }

  private func run(
    _ files: [String: String], _ words: String..., shell: String? = nil
  ) throws -> KataRun {
    try KataRun(words, in: project(files).folder, shell: shell, program: "kata-audit")
  }

  private func assertFails(
    _ run: KataRun, _ code: Int32, _ sentence: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(run.errors, "kata: \(sentence)\n", file: file, line: line)
    XCTAssertEqual(run.code, code, file: file, line: line)
  }

  // MARK: - Exit codes

  func testNothingFoundIsZero() throws {
    let run = try run(["A.swift": clean], ".")
    XCTAssertEqual(run.code, 0)
    XCTAssertEqual(run.errors, "")
  }

  func testAnErrorIsOne() throws {
    XCTAssertEqual(try run(["A.swift": error], ".").code, 1)
  }

  func testAWarningIsZero() throws {
    XCTAssertEqual(try run(["A.swift": warning], ".").code, 0)
  }

  func testAWarningIsOneWhenStrict() throws {
    XCTAssertEqual(try run(["A.swift": warning], ".", "--strict").code, 1)
  }

  func testNothingFoundIsZeroWhenStrict() throws {
    XCTAssertEqual(try run(["A.swift": clean], ".", "--strict").code, 0)
  }

  func testAnOptionThatThereIsNotIsTwo() throws {
    assertFails(
      try run(["A.swift": error], ".", "--stric"), 2,
      "audit has no option \"--stric\": did you mean --strict?")
  }

  func testAFormatThatThereIsNotIsTwo() throws {
    assertFails(
      try run(["A.swift": error], ".", "--format", "jsn"), 2,
      "--format does not know \"jsn\": did you mean json?")
  }

  func testNoPathIsTwo() throws {
    assertFails(
      try run(["A.swift": error]), 2, "audit needs PATH: `kata audit --help` shows what it takes.")
  }

  func testAPathThatIsNotThereIsThree() throws {
    assertFails(
      try run(["A.swift": clean], "nowhere"), 3, "\"nowhere\": there is no such file or folder.")
  }

  /// A variable that is not set must not stand for the folder that one is in.
  func testAnEmptyPathIsThree() throws {
    assertFails(
      try run(["A.swift": error], "", "--fix", "--write"), 3,
      "\"\": there is no such file or folder.")
  }

  func testAnEmptyPathChangesNothing() throws {
    let project = try project(["A.swift": warning])
    _ = try project.kataAudit("", "--fix", "--write")
    XCTAssertEqual(try project.read("A.swift"), warning)
  }

  func testAFileThatIsNoSwiftIsThree() throws {
    assertFails(try run(["A.txt": clean], "A.txt"), 3, "\"A.txt\": it is no Swift file.")
  }

  func testAFolderWithoutSwiftIsThreeAndSaysSo() throws {
    assertFails(try run(["A.txt": ""], "."), 3, "\".\": there is no Swift file to audit.")
  }

  func testAConfigurationThatExcludesEverythingIsSaidToDoSo() throws {
    let files = ["A.swift": clean, ".kata-audit.json": #"{"exclude": ["**"]}"#]
    assertFails(
      try run(files, "."), 0,
      "nothing is audited: the configuration excludes every Swift file in \".\";"
        + " look at its \"exclude\".")
  }

  func testAFolderWithoutSwiftIsWholeJSON() throws {
    let run = try run(["A.txt": ""], ".", "--format", "json")
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    XCTAssertEqual(report?["files"] as? Int, 0)
    XCTAssertEqual((report?["problems"] as? [[String: Any]])?.first?["path"] as? String, ".")
  }

  func testALinkThatLeadsNowhereIsThree() throws {
    let project = try project(["A.swift": clean])
    try project.link("B.swift", to: "nowhere")
    assertFails(try project.kataAudit("."), 3, "\"B.swift\": the link leads nowhere.")
  }

  func testAFileThatIsNotUTF8IsThree() throws {
    let project = try project(["A.swift": clean])
    try project.write(Data([0x2F, 0x2F, 0xE9, 0x0A]), to: "B.swift")
    assertFails(try project.kataAudit("."), 3, "\"B.swift\": it is not UTF-8.")
  }

  // MARK: - Where the words go

  func testAReportThatNobodyCanReadIsThree() throws {
    assertFails(
      try run(["A.swift": clean], ".", shell: #"exec "$0" "$@" >&-"#), 3,
      "standard output is closed, so the report is lost; write it somewhere.")
  }

  func testAnErrorIsOneThoughNobodyCanReadIt() throws {
    let run = try run(["A.swift": error], ".", shell: #"exec "$0" "$@" >&-"#)
    XCTAssertEqual(run.code, 1)
  }

  func testAFullDiskIsThree() throws {
    assertFails(
      try run(["A.swift": error], ".", shell: #"exec "$0" "$@" > /dev/full"#), 3,
      "the output could not be written (No space left on device), so it is not whole; "
        + "write it elsewhere")
  }

  func testAFullDiskCutsNoFormatInSilence() throws {
    for format in ["json", "sarif", "github"] {
      let run = try run(
        ["A.swift": error], ".", "--format", format, shell: #"exec "$0" "$@" > /dev/full"#)
      XCTAssertEqual(run.code, 3, format)
    }
  }

  func testAClosedErrorStreamKeepsTheReportWhole() throws {
    let run = try run(["A.swift": error], ".", "nowhere", shell: #"exec "$0" "$@" 2>&-"#)
    XCTAssertTrue(run.output.hasSuffix("1 file could not be audited\n"), run.output)
    XCTAssertEqual(run.code, 3)
  }

  func testAReaderThatLeavesEarlyIsNoFault() throws {
    let run = try run(["A.swift": error], ".", shell: #""$0" "$@" | true"#)
    XCTAssertEqual(run.errors, "")
  }
}
