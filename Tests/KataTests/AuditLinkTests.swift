import Foundation
import Learners
import XCTest

/// `kata-audit` where paths are links or may not be read or written: what was not named is not changed.
final class AuditLinkTests: XCTestCase {
  private let dead =
    "import Combine\nimport SwiftUI\n\nstruct A: View {\n  var body: some View { Text(\"a\") }\n}\n"
  private var alive: String { dead.replacing("import Combine\n", with: "") }

  private func project(_ files: [String: String]) throws -> ProjectFolder {
    try ProjectFolder(self, files)
  }

  /// A script that starts `$0` as somebody who may not read and write everything.
  private func asNobody() throws -> String {
    guard getuid() == 0 else { return #"exec "$0" "$@""# }
    let drop = "setpriv --reuid 65534 --regid 65534 --clear-groups"
    let program = RunningKata.binary.path
    let run = try project([:]).kataAudit(shell: "exec \(drop) test -x '\(program)'")
    try XCTSkipIf(run.code != 0, "nobody else may start the program: \(run.errors)")
    return "exec \(drop) \"$0\" \"$@\""
  }

  // MARK: - Links

  func testAPathMayBeALinkToAFolder() throws {
    let project = try project(["App/A.swift": dead])
    try project.link("link", to: "App")
    let run = try project.kataAudit("link")
    XCTAssertTrue(run.output.hasPrefix("link/A.swift:1:1: warning: "), run.output)
  }

  func testFixingThroughALinkToAFolderChangesTheFile() throws {
    let project = try project(["App/A.swift": dead])
    try project.link("link", to: "App")
    XCTAssertEqual(try project.kataAudit("link", "--fix", "--write").code, 0)
    XCTAssertEqual(try project.read("App/A.swift"), alive)
  }

  func testFixingThroughALinkToAFileLeavesTheLinkALink() throws {
    let project = try project(["App/A.swift": dead])
    try project.link("A.swift", to: "App/A.swift")
    XCTAssertEqual(try project.kataAudit("A.swift", "--fix", "--write").code, 0)
    XCTAssertEqual(try project.read("App/A.swift"), alive)
    XCTAssertEqual(
      try FileManager.default.destinationOfSymbolicLink(atPath: project.url("A.swift").path),
      "App/A.swift")
  }

  func testAFileThatHasTwoNamesIsReadOnce() throws {
    let project = try project(["App/A.swift": dead])
    try project.link("App/B.swift", to: "A.swift")
    try project.link("link", to: "App")
    let run = try project.kataAudit("App", "link")
    XCTAssertTrue(run.output.contains("1 warning · 1 file, 6 lines read"), run.output)
  }

  func testALinkToAFolderAboveIsFollowedOnce() throws {
    let project = try project(["App/A.swift": dead])
    try project.link("App/up", to: "..")
    try project.link("App/here", to: ".")
    let run = try project.kataAudit("App")
    XCTAssertTrue(run.output.contains("1 file, 6 lines read"), run.output)
  }

  func testALinkToItselfIsNothing() throws {
    let project = try project([:])
    try project.link("loop", to: "loop")
    XCTAssertEqual(
      try project.kataAudit("loop").errors, "kata: \"loop\": there is no such file or folder.\n")
  }

  func testNothingBehindALinkOutOfThePathIsWritten() throws {
    let project = try project(["in/B.swift": dead, "out/A.swift": dead])
    try project.link("in/other", to: "../out")
    let run = try project.kataAudit("in", "--fix", "--write")
    XCTAssertEqual(try project.read("out/A.swift"), dead)
    XCTAssertEqual(try project.read("in/B.swift"), alive)
    XCTAssertTrue(
      run.output.contains("in/other/A.swift:1:1: its file lies outside of the audited path"),
      run.output)
  }

  // MARK: - What may not be read or written

  func testAFolderThatMayNotBeReadIsThree() throws {
    let nobody = try asNobody()
    let project = try project(["secret/A.swift": dead, "B.swift": dead])
    XCTAssertEqual(chmod(project.url("secret").path, 0o000), 0)
    let run = try project.kataAudit(".", shell: nobody)
    XCTAssertEqual(chmod(project.url("secret").path, 0o755), 0)
    XCTAssertEqual(run.errors, "kata: \"secret\": the folder cannot be read.\n")
    XCTAssertEqual(run.code, 3)
    XCTAssertTrue(run.output.hasPrefix("B.swift:1:1: warning: "), run.output)
  }

  func testAFileThatMayNotBeReadIsThree() throws {
    let nobody = try asNobody()
    let project = try project(["A.swift": dead])
    XCTAssertEqual(chmod(project.url("A.swift").path, 0o000), 0)
    let run = try project.kataAudit(".", shell: nobody)
    XCTAssertEqual(run.errors, "kata: \"A.swift\": it cannot be read.\n")
    XCTAssertEqual(run.code, 3)
  }

  func testAFileThatMayNotBeWrittenStays() throws {
    let nobody = try asNobody()
    let project = try project(["A.swift": dead])
    XCTAssertEqual(chmod(project.folder.path, 0o777), 0)
    XCTAssertEqual(chmod(project.url("A.swift").path, 0o444), 0)
    let run = try project.kataAudit(".", "--fix", "--write", shell: nobody)
    XCTAssertEqual(run.code, 3)
    XCTAssertEqual(run.errors, "kata: \"A.swift\": permission denied.\n")
    XCTAssertEqual(try project.read("A.swift"), dead)
  }

  func testAFolderThatMayNotBeWrittenIsLeftAsItWas() throws {
    let nobody = try asNobody()
    let project = try project(["App/A.swift": dead])
    XCTAssertEqual(chmod(project.url("App/A.swift").path, 0o666), 0)
    XCTAssertEqual(chmod(project.url("App").path, 0o555), 0)
    let run = try project.kataAudit("App", "--fix", "--write", shell: nobody)
    XCTAssertEqual(chmod(project.url("App").path, 0o755), 0)
    XCTAssertEqual(run.code, 3)
    XCTAssertEqual(try project.read("App/A.swift"), dead)
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: project.url("App").path), ["A.swift"])
  }

  func testAFileThatIsNotUTF8IsNotWritten() throws {
    let bytes = Data("import Combine\n//".utf8) + [0xE9, 0x0A]
    let project = try project(["A.swift": dead])
    try project.write(bytes, to: "B.swift")
    let run = try project.kataAudit(".", "--fix", "--write")
    XCTAssertEqual(run.errors, "kata: \"B.swift\": it is not UTF-8.\n")
    XCTAssertEqual(run.code, 3)
    XCTAssertEqual(try Data(contentsOf: project.url("B.swift")), bytes)
    XCTAssertEqual(try project.read("A.swift"), alive)
  }

  func testAFixWhoseReportIsLostIsThreeAndWhole() throws {
    let project = try project(["A.swift": dead])
    let run = try project.kataAudit(".", "--fix", "--write", shell: #"exec "$0" "$@" > /dev/full"#)
    XCTAssertEqual(run.code, 3)
    XCTAssertEqual(try project.read("A.swift"), alive)
  }
}
