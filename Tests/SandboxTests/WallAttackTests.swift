import Foundation
import XCTest

@testable import Sandbox

/// What hostile programs do to the machine, to each other and to what is told of them: nothing.
final class WallAttackTests: XCTestCase {
  func testAForkBombEndsForTimeAndLeavesNothing() throws {
    let folder = try WalledFolder()
    let launch = folder.attempt("spreads") { $0.startsProcesses = true }
    let ending = try ChildProcess.run(launch, limits: Limits(wallSeconds: 1)).ending
    XCTAssertEqual(ending, .stopped(.time))
    XCTAssertEqual(folder.left(), [])
  }

  func testAForkBombLeavesItsNeighbourItsProcesses() throws {
    let folder = try WalledFolder()
    let bomb = try ChildProcess(folder.attempt("spreads") { $0.startsProcesses = true })
    defer { bomb.stop(.asked) }
    bomb.pump(milliseconds: 300)
    let other = try WalledFolder()
    let forks = other.attempt("forks", "40") { $0.startsProcesses = true }
    XCTAssertEqual(try ChildProcess.run(forks).ending, .exited(10))
  }

  func testWhoMayNotStartProcessesCannot() throws {
    let folder = try WalledFolder()
    XCTAssertEqual(try ChildProcess.run(folder.attempt("forks", "1")).ending, .exited(0))
  }

  func testADaemonEndsWithItsProgram() throws {
    let folder = try WalledFolder()
    let launch = folder.attempt("daemon") { $0.startsProcesses = true }
    XCTAssertEqual(try ChildProcess.run(launch).ending, .exited(0))
    XCTAssertEqual(folder.left(), [])
  }

  func testTooMuchMemoryIsToldAsMemory() throws {
    let folder = try WalledFolder()
    let launch = folder.attempt("memory", "4000000000")
    let limits = Limits(wallSeconds: 60, memoryBytes: 256 << 20)
    XCTAssertEqual(try ChildProcess.run(launch, limits: limits).ending, .stopped(.memory))
  }

  func testMemoryOfTheScratchFolderCountsToo() throws {
    let folder = try WalledFolder()
    try XCTSkipUnless(folder.slot.isMemoryCertain, "no cgroup can be written here")
    let launch = folder.attempt("fills-disk", folder.scratch.url.path) {
      $0.scratchBytes = 4 << 30
      $0.memoryBytes = 64 << 20
    }
    XCTAssertEqual(
      try ChildProcess.run(launch, limits: Limits(wallSeconds: 60)).ending, .stopped(.memory))
  }

  func testAKilledGraderTakesItsChildWithIt() throws {
    let folder = try WalledFolder()
    let child = try ChildProcess(folder.attempt("waits"))
    // The monitor of the namespace, the supervisor and the program.
    while folder.left().count < 3 && child.ending == nil { child.pump(milliseconds: 10) }
    // What the kernel does when we are killed: our end of the supervisor's socket is closed.
    child.wallStatus?.close()
    for _ in 0..<200 where child.ending == nil { child.pump(milliseconds: 100) }
    XCTAssertEqual(child.ending, .stopped(.walls))
    XCTAssertEqual(folder.left(), [])
  }

  func testKillingEverybodyEndsNobodyOutsideOrAbove() throws {
    let folder = try WalledFolder()
    let other = try WalledFolder()
    let neighbour = try ChildProcess(other.attempt("waits"))
    defer { neighbour.stop(.asked) }
    let launch = folder.attempt("kills-all") { $0.startsProcesses = true }
    XCTAssertEqual(try ChildProcess.run(launch).ending, .exited(0))
    neighbour.pump(milliseconds: 50)
    XCTAssertNil(neighbour.ending)
  }

  func testTheRecordPipeOfANeighbourIsOutOfReach() throws {
    let other = try WalledFolder()
    var launch = other.attempt("waits")
    launch.hasRecords = true
    let neighbour = try ChildProcess(launch)
    let folder = try WalledFolder()
    let forger = folder.attempt("forges", "9") { $0.startsProcesses = true }
    XCTAssertEqual(try ChildProcess.run(forger).ending, .signalled(9))
    neighbour.pump(milliseconds: 50)
    neighbour.stop(.asked)
    XCTAssertEqual(neighbour.recordBytes, 0)
  }

  func testCallsThatNothingHonestMakesAreRefused() throws {
    for level in [WallLevel.full, .reduced] {
      let folder = try WalledFolder(level: level)
      let launch = folder.attempt("calls") { $0.startsProcesses = true }
      let result = try ChildProcess.run(launch)
      XCTAssertEqual(result.output.text, "", "got through at \(level)")
      XCTAssertEqual(result.ending, .exited(0))
    }
  }

  func testTheseCallsAreMadeWhereNoWallsAre() throws {
    let launch = Launch(WallProgram.path, ["probe", "calls"], environment: [:])
    let made = try ChildProcess.run(launch).output.text.split(separator: "\n")
    // The kernel itself keeps some of them from some users.
    XCTAssertGreaterThan(made.count, 8, "\(made)")
  }

  #if arch(x86_64)
    func testCallsInTheNumbersOfAnotherMachineEndTheProgram() throws {
      for machine in ["i386", "x32"] {
        let folder = try WalledFolder()
        XCTAssertEqual(
          try ChildProcess.run(folder.attempt("speaks", machine)).ending, .signalled(SIGSYS))
      }
    }
  #endif

  func testANeighbourHasAnotherUserWhereWeAreRoot() throws {
    try XCTSkipUnless(geteuid() == 0, "only root has users to give")
    let (one, other) = (try WalledFolder(), try WalledFolder())
    let ids = try [one, other].map { folder in
      try ChildProcess.run(folder.shell("id -u") { $0.startsProcesses = true }).output.text
    }
    XCTAssertNotEqual(ids[0], ids[1])
    XCTAssertFalse(ids.contains("0\n"))
  }

  func testNothingOfTheControlGroupStays() throws {
    let groups = try {
      let folder = try WalledFolder()
      _ = try ChildProcess.run(folder.shell("exit 0"))
      return folder.slot.groups.map(\.path)
    }()
    XCTAssertEqual(groups.filter { FileManager.default.fileExists(atPath: $0) }, [])
  }
}
