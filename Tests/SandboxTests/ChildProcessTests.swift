import Foundation
import Sandbox
import XCTest

final class ChildProcessTests: XCTestCase {
  func testOutputAndErrorArriveInOneStream() throws {
    let result = try ChildProcess.run(shell("echo out; echo err >&2"))
    XCTAssertEqual(result.output.text, "out\nerr\n")
    XCTAssertEqual(result.ending, .exited(0))
  }

  func testExitStatusIsKept() throws {
    XCTAssertEqual(try ChildProcess.run(shell("exit 7")).ending, .exited(7))
  }

  func testSignalIsToldFromAnExit() throws {
    XCTAssertEqual(try ChildProcess.run(shell("kill -SEGV $$")).ending, .signalled(SIGSEGV))
  }

  func testInputReachesTheChildAndEnds() throws {
    let bytes = Data(String(repeating: "x", count: 1_000_000).utf8)
    let result = try ChildProcess.run(shell("wc -c", input: .bytes(bytes)))
    XCTAssertEqual(result.output.text.trimmingCharacters(in: .whitespacesAndNewlines), "1000000")
  }

  func testAChildThatDoesNotReadItsInputIsNoFault() throws {
    let bytes = Data(String(repeating: "x", count: 1_000_000).utf8)
    XCTAssertEqual(try ChildProcess.run(shell("exit 0", input: .bytes(bytes))).ending, .exited(0))
  }

  func testMissingProgramIsNamed() {
    let launch = Launch("/nowhere/tool", [], environment: [:])
    XCTAssertThrowsError(try ChildProcess.run(launch)) {
      XCTAssertEqual("\($0)", "cannot start /nowhere/tool: No such file or directory")
    }
  }

  func testEnvironmentIsOnlyWhatIsGiven() throws {
    setenv("KATA_TEST_SECRET", "1", 1)
    let result = try ChildProcess.run(shell("env", environment: ["A": "b"]))
    XCTAssertFalse(result.output.text.contains("KATA_TEST_SECRET"))
    XCTAssertTrue(result.output.text.contains("A=b"))
  }

  func testNoDescriptorOfTheParentIsHandedOn() throws {
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    let result = try ChildProcess.run(shell("ls /proc/self/fd | tr '\\n' ' '"))
    // 3 is the folder that ls reads.
    XCTAssertEqual(result.output.text, "0 1 2 3 ")
  }

  func testRecordsComeOverDescriptorThree() throws {
    let child = try ChildProcess(shell("echo one >&3; echo noise; echo two >&3", hasRecords: true))
    var lines: [String] = []
    child.wait(limits: Limits()) {
      lines.append(String(decoding: $0, as: UTF8.self))
      return true
    }
    XCTAssertEqual(lines, ["one", "two"])
    XCTAssertEqual(child.output.text, "noise\n")
  }

  func testTheReaderOfRecordsCanEndTheChild() throws {
    let child = try ChildProcess(shell("echo one >&3; sleep 60", hasRecords: true))
    XCTAssertEqual(child.wait(limits: Limits()) { _ in false }, .stopped(.asked))
  }

  func testAConversationOverTheChannel() throws {
    let child = try ChildProcess(
      shell("while read line; do echo got $line >&3; done", input: .channel, hasRecords: true))
    child.send(Data("a\n".utf8))
    child.closeInput()
    var lines: [String] = []
    let ending = child.wait(limits: Limits()) {
      lines.append(String(decoding: $0, as: UTF8.self))
      return true
    }
    XCTAssertEqual(lines, ["got a"])
    XCTAssertEqual(ending, .exited(0))
  }

  func testChildrenOfSeveralThreadsDoNotDisturbEachOther() throws {
    let failures = Failures()
    DispatchQueue.concurrentPerform(iterations: 16) { index in
      let result = try? ChildProcess.run(shell("sleep 0.05; echo \(index)"))
      if result?.output.text != "\(index)\n" { failures.add("\(index)") }
    }
    XCTAssertEqual(failures.all, [])
  }
}
