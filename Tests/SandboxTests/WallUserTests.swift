import Foundation
import XCTest

@testable import Sandbox

/// The walls of an ordinary user, and what becomes of a walled child when its grader is killed.
final class WallUserTests: XCTestCase {
  private static let markName = "KATA_TEST_MARK"
  private static let levelName = "KATA_TEST_LEVEL"

  func testTheWallsHoldForAnOrdinaryUser() throws {
    _ = try WalledFolder()
    let result = try ownTests("WallReportTests/testNamespacesHoldEveryAttempt", asNobody: true)
    XCTAssertEqual(result.ending, .exited(0), result.output.text)
    XCTAssertTrue(result.output.text.contains("Executed 1 test, with 0 failures"))
  }

  func testTheLowerWallsHoldForAnOrdinaryUser() throws {
    _ = try WalledFolder(level: .reduced)
    let result = try ownTests("WallReportTests/testTheLowerWallsHoldEveryAttempt", asNobody: true)
    XCTAssertEqual(result.ending, .exited(0), result.output.text)
    XCTAssertTrue(result.output.text.contains("Executed 1 test, with 0 failures"))
  }

  func testAnOrdinaryUserIsToldOfMemoryToo() throws {
    _ = try WalledFolder()
    let result = try ownTests("WallAttackTests/testTooMuchMemoryIsToldAsMemory", asNobody: true)
    XCTAssertEqual(result.ending, .exited(0), result.output.text)
  }

  func testNothingStaysOfAKilledGrader() throws {
    try killAGrader(at: .full)
  }

  func testNothingStaysOfAKilledGraderWithLowerWalls() throws {
    try killAGrader(at: .reduced)
  }

  /// The grader that is killed: does nothing unless the test above starts it.
  func testWaitForeverWhenAsked() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let mark = environment[Self.markName],
      let level = WallLevel(rawValue: environment[Self.levelName] ?? "")
    else { return }
    let folder = try WalledFolder(level: level)
    let child = try ChildProcess(folder.attempt("waits", mark))
    child.wait(limits: Limits(wallSeconds: 120))
  }

  private func killAGrader(at level: WallLevel) throws {
    let folder = try WalledFolder(level: level)
    let temporary = folder.outside.path
    let grader = try ChildProcess(
      ownLaunch(
        "WallUserTests/testWaitForeverWhenAsked", asNobody: false,
        [Self.markName: folder.mark, Self.levelName: level.rawValue, "TMPDIR": temporary]))
    // The program behind the walls, its supervisor, and at level full the namespace's monitor.
    let all = level == .full ? 3 : 2
    while folder.left().count < all && grader.ending == nil { grader.pump(milliseconds: 10) }
    XCTAssertNil(grader.ending, grader.output.text)
    kill(grader.processIdentifier, SIGKILL)
    grader.wait(limits: Limits(wallSeconds: 60))
    let end = ContinuousClock.now + .seconds(20)
    while !folder.left().isEmpty && ContinuousClock.now < end { usleep(5000) }
    XCTAssertEqual(folder.left(), [])
    // Its control groups are taken away by whoever comes next.
    let paths = WallSlot().groups.map { ($0.path as NSString).deletingLastPathComponent }
    let names = try paths.flatMap { try FileManager.default.contentsOfDirectory(atPath: $0) }
    XCTAssertEqual(names.filter { $0.hasPrefix("kata-\(grader.processIdentifier)-") }, [])
  }

  private func ownTests(
    _ name: String, asNobody: Bool
  ) throws -> (ending: Ending, output: CapturedOutput) {
    try ChildProcess.run(ownLaunch(name, asNobody: asNobody), limits: Limits(wallSeconds: 300))
  }

  /// A launch of this program for one of its own tests.
  private func ownLaunch(
    _ name: String, asNobody: Bool, _ variables: [String: String] = [:]
  ) throws -> Launch {
    let program = try XCTUnwrap(realpath("/proc/self/exe", nil))
    defer { free(program) }
    var words = [String(cString: program), "SandboxTests." + name]
    if asNobody {
      try XCTSkipUnless(geteuid() == 0, "we are an ordinary user ourselves")
      words = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] + words
      let folder = (String(cString: program) as NSString).deletingLastPathComponent
      let isReached = try ChildProcess.run(
        Launch(words[0], Array(words[1...3]) + ["/usr/bin/test", "-x", folder], environment: [:]))
      try XCTSkipUnless(isReached.ending.isSuccess, "an ordinary user cannot reach \(folder)")
    }
    var environment = ProcessInfo.processInfo.environment
    environment.merge(variables) { $1 }
    return Launch(words[0], Array(words.dropFirst()), environment: environment)
  }
}
