import Foundation
import Sandbox
import XCTest

final class LimitsTests: XCTestCase {
  func testWallTimeEndsASleeper() throws {
    let result = try ChildProcess.run(
      shell("trap '' TERM; sleep 60"), limits: Limits(wallSeconds: 0.2))
    XCTAssertEqual(result.ending, .stopped(.time))
  }

  func testAStoppedProcessMeetsItsWallTime() throws {
    let result = try ChildProcess.run(shell("kill -STOP $$"), limits: Limits(wallSeconds: 0.2))
    XCTAssertEqual(result.ending, .stopped(.time))
  }

  func testProcessorTimeIsTheKernelsLimit() throws {
    let result = try ChildProcess.run(shell("while :; do :; done"), limits: Limits(cpuSeconds: 1))
    XCTAssertEqual(result.ending, .signalled(SIGXCPU))
  }

  func testTenMegabytesOfOutputAreDrainedAndCut() throws {
    let result = try ChildProcess.run(
      shell("head -c 10000000 /dev/zero | tr '\\0' x; echo end >&2"),
      limits: Limits(keptOutputBytes: 65_536))
    XCTAssertEqual(result.ending, .exited(0))
    XCTAssertEqual(result.output.total, 10_000_004)
    XCTAssertEqual(result.output.bytes.count, 65_536)
    XCTAssertTrue(result.output.wasCut)
  }

  func testAFloodOfOutputEndsTheChild() throws {
    let result = try ChildProcess.run(shell("yes"), limits: Limits(outputBytes: 8 << 20))
    XCTAssertEqual(result.ending, .stopped(.output))
  }

  func testMemoryOfTheTreeIsLimited() throws {
    let result = try ChildProcess.run(
      shell("head -c 400000000 /dev/zero | tail; echo survived"),
      limits: Limits(wallSeconds: 30, memoryBytes: 100 << 20))
    XCTAssertEqual(result.ending, .stopped(.memory))
  }

  func testATreeThatMultipliesIsStopped() throws {
    let result = try ChildProcess.run(
      shell("for i in $(seq 200); do sleep 60 & done; wait"),
      limits: Limits(wallSeconds: 30, threads: 50))
    XCTAssertEqual(result.ending, .stopped(.threads))
  }

  func testAFewThreadsMoreAreNoOffence() throws {
    let result = try ChildProcess.run(
      shell("for i in $(seq 30); do sleep 0.3 & done; wait"),
      limits: Limits(wallSeconds: 30, threads: 50))
    XCTAssertEqual(result.ending, .exited(0))
  }

  func testALargeFileIsRefusedByTheKernel() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let child = try ChildProcess(
      shell("read go; exec head -c 4000000 /dev/zero > \(file.path)", input: .channel))
    child.confine(to: Limits(fileBytes: 1 << 20))
    child.send(Data("go\n".utf8))
    XCTAssertEqual(child.wait(limits: Limits(fileBytes: 1 << 20)), .signalled(SIGXFSZ))
  }

  func testCancellationFromAnotherThreadStopsTheChild() throws {
    let cancellation = Cancellation()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { cancellation.cancel() }
    let result = try ChildProcess.run(shell("sleep 60"), cancellation: cancellation)
    XCTAssertEqual(result.ending, .stopped(.cancelled))
  }
}
