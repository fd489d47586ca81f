import Foundation
import Learners
import XCTest

/// `kata doctor`: what is there, what is missing, the fix.
final class DoctorTests: XCTestCase {
  func testDoctorLeavesNoTrace() throws {
    let folder = try LearnersFolder(self)
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.folder.path).sorted()
    _ = try folder.kata("doctor")
    XCTAssertEqual(
      try FileManager.default.subpathsOfDirectory(atPath: folder.folder.path).sorted(), before)
  }

  func testDoctorWithoutAToolchainSaysThatCheckingIsImpossible() throws {
    let run = try LearnersFolder(self).kata("doctor", environment: ["PATH": "/nowhere"])
    XCTAssertTrue(run.output.contains("✗ missing  toolchain"), run.output)
    XCTAssertTrue(run.output.contains("https://swift.org/install"), run.output)
    XCTAssertEqual(run.code, 3)
  }

  func testDoctorOnAWholeMachineSaysThatKatasCanBeChecked() throws {
    let run = try LearnersFolder(self).kata("doctor", "--format", "json")
    let object = try XCTUnwrap(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    XCTAssertEqual(object["canCheck"] as? Bool, true, run.output)
    let findings = try XCTUnwrap(object["findings"] as? [[String: Any]])
    let names = findings.compactMap { $0["name"] as? String }
    let expected = [
      "toolchain", "compiler", "runtime", "macros", "cache", "walls", "grading", "memory",
      "libedit", "policies", "editor",
    ]
    for name in expected {
      XCTAssertTrue(names.contains(name), "\(name) is not in \(names)")
    }
    XCTAssertEqual(run.code, 0)
  }

  func testTheWallsForStrangersCodeAreTriedAttemptByAttempt() throws {
    try XCTSkipUnless(
      FileManager.default.isExecutableFile(atPath: "/usr/bin/bwrap"), "needs bubblewrap")
    let run = try LearnersFolder(self).kata("doctor", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = try XCTUnwrap(object?["findings"] as? [[String: Any]])
    let grading = try XCTUnwrap(findings.first { $0["name"] as? String == "grading" })
    let attempts = try XCTUnwrap(grading["attempts"] as? [[String: Any]], run.output)
    XCTAssertEqual(attempts.count, 11)
    XCTAssertEqual(attempts.filter { $0["held"] as? Bool != true }.count, 0, run.output)
    XCTAssertEqual(Set(attempts.map { $0["level"] as? String }), ["full"])
  }

  func testAnOrdinaryUserIsToldWhatTheWallsAllowToo() throws {
    try XCTSkipUnless(getuid() == 0, "becoming an ordinary user needs root")
    let run = try KataRun(
      ["doctor"], in: try LearnersFolder(self).folder,
      shell: "exec setpriv --reuid 23456 --regid 23456 --clear-groups \"$0\" \"$@\"")
    // A checkout below /root, for one.
    try XCTSkipIf(
      run.code == 126 || run.code == 127, "an ordinary user cannot start it: \(run.errors)")
    let lines = run.output.split(separator: "\n")
    let grading = try XCTUnwrap(lines.first { $0.contains(" grading ") }, run.output)
    XCTAssertTrue(grading.contains("level "), run.output)
    XCTAssertTrue(grading.contains("`kata grade`"), run.output)
    XCTAssertTrue(lines.contains { $0.contains(" memory ") }, run.output)
  }

  func testTheRuntimeIsCurrentAfterACheck() throws {
    let folder = try LearnersFolder(self)
    _ = try folder.kata("check", "answer")
    let run = try folder.kata("doctor")
    XCTAssertTrue(run.output.contains("✓ fine     runtime        built and current"), run.output)
  }

  func testAnotherSwiftThanTheTriedOneIsSaid() throws {
    let folder = try LearnersFolder(self)
    for name in ["swiftc", "swift-frontend", "ld.lld"] {
      try folder.write("#!/bin/sh\necho Swift version 6.9.9\n", to: "usr/bin/\(name)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.url("usr/bin/\(name)").path)
    }
    for architecture in ["x86_64", "aarch64"] {
      try folder.write("", to: "usr/lib/swift/linux/\(architecture)/swiftrt.o")
    }
    let run = try folder.kata("doctor", environment: ["PATH": folder.url("usr/bin").path])
    XCTAssertTrue(run.output.contains("! notice   toolchain      Swift 6.9.9"), run.output)
    XCTAssertTrue(run.output.contains("tried with Swift 6.3.1"), run.output)
  }

  func testTheEditorIsLookedForOnThePath() throws {
    let folder = try LearnersFolder(self)
    let run = try folder.kata("doctor", environment: ["VISUAL": "no-such-editor -w"])
    XCTAssertTrue(run.output.contains("\"no-such-editor\" is not on the PATH"), run.output)
  }

  func testACacheThatCannotBeWrittenMakesCheckingImpossible() throws {
    let folder = try LearnersFolder(self)
    try folder.write("", to: ".kata")
    let run = try folder.kata(
      "doctor", environment: ["XDG_CACHE_HOME": folder.url(".kata").path])
    XCTAssertTrue(run.output.contains("✗ missing  cache"), run.output)
    XCTAssertEqual(run.code, 3)
  }
}
