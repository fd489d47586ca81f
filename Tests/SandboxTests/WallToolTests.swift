import Dispatch
import Foundation
import Synchronization
import XCTest

@testable import Sandbox

/// The tools that a check needs work behind the walls: XCTest with libdispatch, and the compiler.
final class WallToolTests: XCTestCase {
  private static let innerTest = "SandboxTests.WallToolTests/testThreadsAndTasksDoTheirWork"

  /// Runs here as any test does, and once more behind the walls.
  func testThreadsAndTasksDoTheirWork() async {
    let sum = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 100) { n in sum.withLock { $0 += n } }
    let tasks = await withTaskGroup(of: Int.self) { group in
      for n in 0..<100 { group.addTask { n } }
      return await group.reduce(0, +)
    }
    XCTAssertEqual(sum.withLock { $0 }, 4950)
    XCTAssertEqual(tasks, 4950)
  }

  func testXCTestRunsBehindTheWalls() throws {
    try runXCTest(at: .full)
  }

  func testXCTestRunsBehindTheLowerWalls() throws {
    try runXCTest(at: .reduced)
  }

  func testTheCompilerWritesWhatIsKept() throws {
    let folder = try WalledFolder()
    let toolchain = try toolchain()
    let source = folder.outside.appendingPathComponent("Counter.swift")
    try Data("import Observation\n@Observable public final class Counter { var count = 0 }\n".utf8)
      .write(to: source)
    var launch = folder.shell("") {
      $0.readable += [toolchain, source.path]
      $0.kept = ["Counter.o"]
      $0.memoryBytes = 2 << 30
    }
    launch.executable = toolchain + "/usr/bin/swift-frontend"
    launch.arguments = [
      "-frontend", "-c", "-primary-file", source.path, "-module-name", "Counter",
      "-parse-as-library", "-module-cache-path", folder.scratch.url.path + "/home",
      "-plugin-path", toolchain + "/usr/lib/swift/host/plugins",
      "-o", folder.scratch.url.path + "/Counter.o",
    ]
    let result = try ChildProcess.run(launch, limits: Limits(wallSeconds: 120))
    XCTAssertEqual(result.ending, .exited(0), result.output.text)
    let object = try Data(contentsOf: folder.scratch.url.appendingPathComponent("Counter.o"))
    XCTAssertTrue(object.starts(with: Data([0x7F]) + Data("ELF".utf8)))
  }

  private func runXCTest(at level: WallLevel) throws {
    let folder = try WalledFolder(level: level)
    let program = try XCTUnwrap(realpath("/proc/self/exe", nil))
    defer { free(program) }
    let path = String(cString: program)
    let toolchain = try toolchain()
    var launch = folder.shell("") {
      $0.readable += [toolchain, (path as NSString).deletingLastPathComponent]
    }
    launch.executable = path
    launch.arguments = [Self.innerTest]
    let result = try ChildProcess.run(launch, limits: Limits(wallSeconds: 120))
    XCTAssertEqual(result.ending, .exited(0), result.output.text)
    XCTAssertTrue(result.output.text.contains("Executed 1 test, with 0 failures"))
  }

  /// The folder that has the compiler's `usr` in it.
  private func toolchain() throws -> String {
    let search = ExecutableSearch(environment: ProcessInfo.processInfo.environment)
    let compiler = try XCTUnwrap(search.path(of: "swiftc"))
    let usr = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
    return usr.deletingLastPathComponent().path
  }
}
