import Foundation
import Learners
import XCTest

/// Read-only and full disks, made by mounts that only the tested process sees.
final class BadDisksTests: XCTestCase {
  private let answer = "Katas/01-start/01-answer/Answer.swift"

  override func setUpWithError() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["unshare", "--mount", "/bin/sh", "-ec", "mount -t tmpfs tmpfs /mnt"]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try XCTSkipIf(process.terminationStatus != 0, "this machine lets us mount nothing")
  }

  private let readOnly = "mount --bind . .; mount -o remount,bind,ro . .; cd \"$PWD\""

  func testReadOnlyCheckoutStillShowsHintsAndRemembersThem() throws {
    let folder = try LearnersFolder(self)
    let elsewhere = try LearnersFolder(self)
    let environment = ["XDG_STATE_HOME": elsewhere.folder.path]
    let first = try folder.kata("hint", "answer", environment: environment, mounting: readOnly)
    XCTAssertTrue(first.errors.contains("cannot be written (the disk is read-only)"), first.errors)
    XCTAssertTrue(first.output.contains("A nudge."), first.output)
    XCTAssertEqual(first.code, 0)
    let second = try folder.kata("hint", "answer", environment: environment, mounting: readOnly)
    XCTAssertTrue(second.output.contains("Look there."), second.output)
  }

  func testResetOnAReadOnlyCheckoutSaysThatNothingWasChanged() throws {
    let folder = try LearnersFolder(self)
    _ = try folder.kata("brief", "answer")
    try folder.write("let answer = 3\n", to: answer)
    let elsewhere = try LearnersFolder(self)
    let run = try folder.kata(
      "reset", "answer", environment: ["XDG_STATE_HOME": elsewhere.folder.path], mounting: readOnly)
    XCTAssertTrue(run.errors.contains("(the disk is read-only); nothing was changed"), run.errors)
    XCTAssertEqual(run.code, 3)
    XCTAssertEqual(try folder.read(answer), "let answer = 3\n")
  }

  func testResetOnAFullDiskLosesNothing() throws {
    let folder = try LearnersFolder(self)
    try FileManager.default.createDirectory(
      at: folder.url(".kata"), withIntermediateDirectories: true)
    let run = try folder.kata(
      "reset", "answer",
      mounting: """
        mount -t tmpfs -o size=64k tmpfs .kata
        "$0" brief answer > brief
        echo "let answer = 3" > \(answer)
        dd if=/dev/zero of=.kata/full bs=1k count=1000 2>/dev/null || true
        """)
    XCTAssertTrue(run.errors.contains("(the disk is full); nothing was changed"), run.errors)
    XCTAssertEqual(run.code, 3)
    XCTAssertEqual(try folder.read(answer), "let answer = 3\n")
  }

  func testProgressOnAFullDiskIsSaidOnceAndTheHintIsShown() throws {
    let folder = try LearnersFolder(self)
    try FileManager.default.createDirectory(
      at: folder.url(".kata"), withIntermediateDirectories: true)
    let run = try folder.kata(
      "hint", "answer",
      mounting: """
        mount -t tmpfs -o size=64k tmpfs .kata
        "$0" brief answer > brief
        yes '{"v":0}' | head -c 4090 > .kata/journal.jsonl; echo >> .kata/journal.jsonl
        dd if=/dev/zero of=.kata/full bs=1k count=1000 2>/dev/null || true
        """)
    XCTAssertTrue(run.errors.contains("the disk is full"), run.errors)
    XCTAssertEqual(run.errors.split(separator: "\n").count, 1, run.errors)
    XCTAssertTrue(run.output.contains("A nudge."), run.output)
    XCTAssertEqual(run.code, 0)
  }

  func testCheckOnAReadOnlyCheckoutUsesTheUsersCache() throws {
    let folder = try LearnersFolder(self)
    let elsewhere = try LearnersFolder(self)
    let path = elsewhere.folder.path
    let run = try folder.kata(
      "check", "answer", environment: ["XDG_STATE_HOME": path, "XDG_CACHE_HOME": path],
      mounting: readOnly)
    XCTAssertTrue(run.output.contains("the answer is 1; 2 is wanted"), run.output + run.errors)
    XCTAssertEqual(run.code, 1)
  }

  func testCheckOnAFullDiskSaysSo() throws {
    let folder = try LearnersFolder(self)
    try FileManager.default.createDirectory(
      at: folder.url(".kata"), withIntermediateDirectories: true)
    let run = try folder.kata("check", "answer", "--format", "json", mounting: fullDisk)
    XCTAssertTrue(run.output.contains("the disk is full; free some space"), run.output)
    XCTAssertEqual(run.code, 3)
  }

  func testDoctorSaysHowMuchIsFreeWhenItIsLittle() throws {
    let folder = try LearnersFolder(self)
    try FileManager.default.createDirectory(
      at: folder.url(".kata"), withIntermediateDirectories: true)
    let run = try folder.kata("doctor", mounting: fullDisk)
    XCTAssertTrue(run.output.contains("! notice   cache"), run.output)
    XCTAssertTrue(run.output.contains("0 MB are free"), run.output)
  }

  private let fullDisk = """
    mount -t tmpfs -o size=64k tmpfs .kata
    dd if=/dev/zero of=.kata/full bs=1k count=1000 2>/dev/null || true
    """
}
