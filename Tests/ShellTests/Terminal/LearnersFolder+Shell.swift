import Foundation
import Learners
import XCTest

extension LearnersFolder {
  /// Takes so long to give its wrong answer that a test can do something meanwhile.
  static func slow(seconds: Double) -> String {
    "import Foundation\nlet answer: Int = { Thread.sleep(forTimeInterval: \(seconds)); return 3 }()\n"
  }

  /// Starts the shell in the folder, at a terminal of its own.
  func shell(
    _ arguments: String..., environment: [String: String] = [:], columns: Int = 80
  ) throws -> TerminalSession {
    try TerminalSession(
      RunningKata.binary.path, arguments, in: folder,
      environment: ["HOME": folder.path].merging(environment) { $1 }, columns: columns)
  }

  /// Saves as most editors do: opens the file, writes, closes.
  func save(_ text: String) throws {
    let handle = try FileHandle(forWritingTo: answer)
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  /// Saves as vim and others do: writes a file beside it and moves that into its place.
  func saveByRename(_ text: String) throws {
    let fresh = answer.deletingLastPathComponent().appendingPathComponent(".Answer.swift.tmp")
    try Data(text.utf8).write(to: fresh)
    XCTAssertEqual(rename(fresh.path, answer.path), 0)
  }
}
