import Foundation
import Glibc
import XCTest

/// The built `kata` while it runs, in a process of its own.
package final class RunningKata {
  /// The binary beside the test bundle.
  package static var binary: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("kata")
  }

  private let process = Process()
  // Files, not pipes: neither side can block the other.
  private let files = ["in", "out", "err"].map {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("kata-run-\(UUID().uuidString).\($0)")
  }

  /// Starts `kata` with these words; nothing of the tester's own settings reaches it but the PATH.
  ///
  /// `mounting` is a shell script that runs first, in the folder and in mounts of its own; `$0` is `kata`.
  /// `shell` is one that starts the program itself: `exec "$0" "$@" > file`.
  package init(
    _ words: [String], in folder: URL, input: String = "", environment: [String: String] = [:],
    mounting script: String? = nil, shell: String? = nil, program: String = "kata"
  ) throws {
    let binary = Self.binary.deletingLastPathComponent().appendingPathComponent(program)
    process.executableURL = binary
    process.arguments = words
    if let shell {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", shell, binary.path] + words
    }
    if let script {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
      process.arguments =
        ["--mount", "/bin/sh", "-ec", script + "\nexec \"$0\" \"$@\"", binary.path] + words
    }
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.path,
      "LANG": "C.UTF-8",
    ].merging(environment) { $1 }
    try Data(input.utf8).write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
  }

  deinit {
    if process.isRunning { Glibc.kill(process.processIdentifier, SIGKILL) }
    for file in files { try? FileManager.default.removeItem(at: file) }
  }

  package var output: String { (try? String(contentsOf: files[1], encoding: .utf8)) ?? "" }
  package var errors: String { (try? String(contentsOf: files[2], encoding: .utf8)) ?? "" }

  /// Waits until the output holds a text; fails after a minute.
  package func wait(for text: String, file: StaticString = #filePath, line: UInt = #line) {
    for _ in 0..<3000 where !output.contains(text) && process.isRunning { usleep(20_000) }
    XCTAssertTrue(
      output.contains(text), "no \(text) in\n\(output)\(errors)", file: file, line: line)
  }

  /// Presses Ctrl-C.
  package func interrupt() { Glibc.kill(process.processIdentifier, SIGINT) }

  /// Ends it as the machine's loss of power would.
  package func kill() { Glibc.kill(process.processIdentifier, SIGKILL) }

  /// Waits for the end; gives the exit code, or -1 after a signal.
  package func finish() -> Int32 {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }
}
