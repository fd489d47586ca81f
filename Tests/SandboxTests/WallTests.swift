import Foundation
import XCTest

@testable import Sandbox

/// What honest programs find behind the walls, and what is told of their end.
final class WallTests: XCTestCase {
  private var folder: WalledFolder!

  override func setUpWithError() throws {
    folder = try WalledFolder()
  }

  override func tearDown() {
    folder = nil
  }

  func testAProgramRuns() throws {
    let result = try ChildProcess.run(folder.shell("echo hello"))
    XCTAssertEqual(result.output.text, "hello\n")
    XCTAssertEqual(result.ending, .exited(0))
  }

  func testASignalIsToldFromAnExitWithItsShellStatus() throws {
    XCTAssertEqual(try ChildProcess.run(folder.shell("kill -SEGV $$")).ending, .signalled(SIGSEGV))
    XCTAssertEqual(try ChildProcess.run(folder.shell("exit 139")).ending, .exited(139))
  }

  func testAnEndCannotBeForged() throws {
    let walls = folder.attempt("forges", "11") { $0.startsProcesses = true }
    XCTAssertEqual(try ChildProcess.run(walls).ending, .signalled(11))
  }

  func testAProgramThatIsNotThereIsAFaultOfTheWalls() throws {
    var launch = folder.shell("")
    launch.executable = "/nowhere/tool"
    let result = try ChildProcess.run(launch)
    XCTAssertEqual(result.ending, .stopped(.walls))
    XCTAssertEqual(
      result.output.text, "kata-wall: cannot start /nowhere/tool: No such file or directory\n")
  }

  func testInputAndRecordsPassThrough() throws {
    var launch = folder.shell("read line; echo got $line >&3")
    launch.input = .channel
    launch.hasRecords = true
    let child = try ChildProcess(launch)
    child.send(Data("this\n".utf8))
    var lines: [String] = []
    child.wait(limits: Limits(wallSeconds: 20)) {
      lines.append(String(decoding: $0, as: UTF8.self))
      return true
    }
    XCTAssertEqual(lines, ["got this"])
    XCTAssertEqual(child.ending, .exited(0))
  }

  func testTheEnvironmentIsOnlyWhatIsGiven() throws {
    var launch = folder.attempt("environment")
    launch.environment = ["A": "b"]
    XCTAssertEqual(try ChildProcess.run(launch).output.text, "A=b\n")
  }

  func testNoDescriptorIsThereButThoseThatAreGiven() throws {
    let launch = folder.shell("ls /proc/self/fd | tr '\\n' ' '") { $0.startsProcesses = true }
    // 3 is the folder that ls reads.
    XCTAssertEqual(try ChildProcess.run(launch).output.text, "0 1 2 3 ")
  }

  func testWhatIsReadableIsReadAtTheSamePathAndNotWritten() throws {
    let file = folder.outside.appendingPathComponent("given")
    try Data("text\n".utf8).write(to: file)
    let launch = folder.shell("cat \(file.path); echo more >> \(file.path)") {
      $0.readable.append(file.path)
      $0.startsProcesses = true
    }
    XCTAssertTrue(try ChildProcess.run(launch).output.text.hasPrefix("text\n"))
    XCTAssertEqual(try Data(contentsOf: file), Data("text\n".utf8))
  }

  func testWhatIsKeptStaysAndNothingElse() throws {
    let launch = folder.shell("echo a > kept; echo b > other; ln -s /etc/ld.so.cache linked") {
      $0.kept = ["kept", "linked", "missing"]
      $0.startsProcesses = true
    }
    XCTAssertEqual(try ChildProcess.run(launch).ending, .exited(0))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.scratch.url.path)
    XCTAssertEqual(left.sorted(), ["home", "kept", "tmp"])
    let kept = folder.scratch.url.appendingPathComponent("kept")
    XCTAssertEqual(try Data(contentsOf: kept), Data("a\n".utf8))
  }

  func testWhatOnlyWeReachIsGivenAndTakenAllTheSame() throws {
    let file = folder.outside.appendingPathComponent("given")
    try Data("text\n".utf8).write(to: file)
    chmod(folder.outside.path, 0o700)
    let launch = folder.shell("cat \(file.path) > kept") {
      $0.readable.append(file.path)
      $0.kept = ["kept"]
      $0.startsProcesses = true
    }
    XCTAssertEqual(try ChildProcess.run(launch).ending, .exited(0))
    let kept = folder.scratch.url.appendingPathComponent("kept")
    XCTAssertEqual(try Data(contentsOf: kept), Data("text\n".utf8))
  }

  func testTheLowerWallsSayWhatTheSlotsUserCannotReach() throws {
    let folder = try WalledFolder(level: .reduced)
    try XCTSkipIf(folder.slot.user == nil, "only root has users to give")
    chmod(folder.outside.path, 0o700)
    let result = try ChildProcess.run(folder.shell("exit 0"))
    XCTAssertEqual(result.ending, .stopped(.walls))
    XCTAssertEqual(
      result.output.text,
      "kata-wall: cannot go to \(folder.scratch.url.path): Permission denied\n")
  }

  func testWhatIsKeptBehindTheLowerWallsIsAPlainFile() throws {
    let folder = try WalledFolder(level: .reduced)
    let launch = folder.shell("echo a > kept; : > given; exec ln -s /etc/passwd linked") {
      $0.kept = ["kept", "linked"]
    }
    XCTAssertEqual(try ChildProcess.run(launch).ending, .exited(0))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.scratch.url.path)
    XCTAssertEqual(left.sorted(), ["given", "home", "kept", "tmp"])
  }

  func testTheScratchFolderHoldsNoMoreThanItsSize() throws {
    let launch = folder.attempt("fills-disk", folder.scratch.url.path) { $0.scratchBytes = 8 << 20 }
    XCTAssertEqual(try ChildProcess.run(launch).ending, .exited(0))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.scratch.url.path)
    XCTAssertEqual(left.sorted(), ["home", "tmp"])
  }

  func testALargeFileEndsTheProgramByItsSignal() throws {
    let launch = folder.attempt("fills-disk", folder.scratch.url.path) { $0.fileBytes = 1 << 10 }
    XCTAssertEqual(try ChildProcess.run(launch).ending, .signalled(SIGXFSZ))
  }

  func testProcessorTimeEndsTheProgramByItsSignal() throws {
    let launch = folder.shell("while :; do :; done") { $0.cpuSeconds = 1 }
    XCTAssertEqual(
      try ChildProcess.run(launch, limits: Limits(wallSeconds: 60)).ending, .signalled(SIGXCPU))
  }

  func testAProgramThatStopsItselfIsEndedForTime() throws {
    let launch = folder.shell("kill -STOP $$")
    let limits = Limits(wallSeconds: 0.5)
    XCTAssertEqual(try ChildProcess.run(launch, limits: limits).ending, .stopped(.time))
    XCTAssertEqual(folder.left(), [])
  }

  func testTheWorkingFolderIsTheScratchFolder() throws {
    XCTAssertEqual(
      try ChildProcess.run(folder.shell("pwd -P")).output.text, folder.scratch.url.path + "\n")
  }
}
