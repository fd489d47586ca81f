import Foundation
import XCTest

/// One test of this very test program, run again alone in a child process that is expected to die.
struct ChildTest {
  private static let mark = "KATA_CHILD_TEST"

  /// Whether this process is such a child.
  static var isChild: Bool { ProcessInfo.processInfo.environment[mark] != nil }

  let output: String
  let isKilledBySignal: Bool

  /// Says in the child what it has come to; unbuffered, as it is about to die.
  static func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  /// Runs a test again in a child and waits for its end.
  static func run(_ test: XCTestCase) throws -> ChildTest {
    // A child that gets here did not die of what it was meant to die of; it must not breed.
    guard !isChild else { exit(0) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["TrackingRuntimeTests." + test.name.replacing(".", with: "/")]
    // Without a backtrace: it takes seconds and says nothing that is asked here.
    process.environment = ProcessInfo.processInfo.environment.merging(
      [mark: "1", "SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return ChildTest(
      output: output, isKilledBySignal: process.terminationReason == .uncaughtSignal)
  }
}
