import Foundation
import Learners
import XCTest

/// `kata audit --fix --write` writes all files of a plan or none.
///
/// The disks that cannot be written are mounts that only the tested process sees.
final class AuditWriteTests: XCTestCase {
  private let files = [
    "A/Model.swift":
      "import SwiftUI\nfinal class Model: ObservableObject { @Published var a = 1 }\n",
    "B/Screen.swift":
      "import SwiftUI\nstruct Screen: View {\n  @ObservedObject var model: Model\n"
      + "  var body: some View { Text(\"\") }\n}\n",
    "C/Main.swift":
      "import SwiftUI\nstruct Main: View {\n  @StateObject var model = Model()\n"
      + "  var body: some View { Text(\"\") }\n}\n",
  ]

  override func setUpWithError() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["unshare", "--mount", "/bin/sh", "-ec", "mount -t tmpfs tmpfs /mnt"]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try XCTSkipIf(process.terminationStatus != 0, "this machine lets us mount nothing")
  }

  private func assertNothingChanges(
    mounting script: String, because reason: String, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let project = try ProjectFolder(self, files)
    let run = try KataRun(
      [".", "--fix", "--write"], in: project.folder, mounting: script, program: "kata-audit")
    XCTAssertEqual(run.code, 3, run.output, file: file, line: line)
    XCTAssertEqual(run.errors, "kata: \(reason).\n", file: file, line: line)
    XCTAssertTrue(
      run.output.hasPrefix("Nothing was changed: 1 file could not be written.\n"), run.output,
      file: file, line: line)
    for (path, text) in files {
      XCTAssertEqual(try project.read(path), text, path, file: file, line: line)
      let folder = project.url(path).deletingLastPathComponent()
      XCTAssertEqual(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).count, 1, path,
        file: file, line: line)
    }
  }

  func testAFolderThatIsReadOnlyKeepsAllFilesAsTheyAre() throws {
    try assertNothingChanges(
      mounting: "mount --bind C C; mount -o remount,bind,ro C C",
      because: "\"C/Main.swift\": read-only file system")
  }

  func testAFileThatCannotTakeItsPlaceKeepsAllFilesAsTheyAre() throws {
    // A file that is a mount of its own can be written and not replaced.
    try assertNothingChanges(
      mounting: "mount --bind B/Screen.swift B/Screen.swift",
      because: "\"B/Screen.swift\": device or resource busy")
  }

  func testAFullDiskKeepsAllFilesAsTheyAre() throws {
    let project = try ProjectFolder(self, files)
    let run = try KataRun(
      [".", "--fix", "--write"], in: project.folder,
      mounting: """
        cp C/Main.swift kept; mount -t tmpfs -o size=8k tmpfs C; cp kept C/Main.swift
        dd if=/dev/zero of=C/full bs=1k count=100 2>/dev/null || true
        """, program: "kata-audit")
    XCTAssertEqual(run.errors, "kata: \"C/Main.swift\": no space left on device.\n")
    XCTAssertEqual(run.code, 3)
    XCTAssertEqual(try project.read("A/Model.swift"), files["A/Model.swift"])
    XCTAssertEqual(try project.read("B/Screen.swift"), files["B/Screen.swift"])
  }
}
