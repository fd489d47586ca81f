import Foundation
import XCTest

/// One run of the built `kata`, in a process of its own.
struct KataRun {
  var output: String
  var errors: String
  var code: Int32

  /// The binary beside the test bundle.
  static var binary: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("kata")
  }

  /// Runs `kata` with these words; nothing of the tester's own settings reaches it but the PATH.
  ///
  /// `mounting` is a shell script that runs first, in the folder and in mounts of its own; `$0` is `kata`.
  init(
    _ words: [String], in folder: URL, input: String = "", environment: [String: String] = [:],
    mounting script: String? = nil
  ) throws {
    let process = Process()
    process.executableURL = Self.binary
    process.arguments = words
    if let script {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
      process.arguments =
        ["--mount", "/bin/sh", "-ec", script + "\nexec \"$0\" \"$@\"", Self.binary.path] + words
    }
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.path,
      "LANG": "C.UTF-8",
    ].merging(environment) { $1 }
    // Files, not pipes: neither side can block the other.
    let names = ["in", "out", "err"].map {
      FileManager.default.temporaryDirectory
        .appendingPathComponent("kata-run-\(UUID().uuidString).\($0)")
    }
    defer { for name in names { try? FileManager.default.removeItem(at: name) } }
    try Data(input.utf8).write(to: names[0])
    for name in names[1...] { try Data().write(to: name) }
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    process.waitUntilExit()
    output = try String(contentsOf: names[1], encoding: .utf8)
    errors = try String(contentsOf: names[2], encoding: .utf8)
    code = process.terminationReason == .exit ? process.terminationStatus : -1
  }
}
