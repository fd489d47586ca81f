import Foundation
import XCTest

/// A workbook of two small katas in a folder of its own, for shells to be tried in.
struct LearnersWorkbook {
  let folder: URL

  /// Compiles, and fails its suite.
  static let starter = "// TODO: Make it 2.\nlet answer = 1\n"
  /// What `git hash-object` says of `starter`.
  static let blob = "fdee95012287d96aa30a5a578034737d17cc75a5"
  /// Passes the suite.
  static let right = "let answer = 2\n"
  /// Takes so long to give its wrong answer that a test can do something meanwhile.
  static func slow(seconds: Double) -> String {
    "import Foundation\nlet answer: Int = { Thread.sleep(forTimeInterval: \(seconds)); return 3 }()\n"
  }

  /// Makes the folder; it goes when the test has ended.
  init(_ test: XCTestCase) throws {
    let made = FileManager.default.temporaryDirectory.appendingPathComponent(
      "shell-\(UUID().uuidString)")
    folder = made
    test.addTeardownBlock { try FileManager.default.removeItem(at: made) }
    try addKata("01-start/01-answer", id: "answer", prerequisites: [])
    try addKata("01-start/02-other", id: "other", prerequisites: ["answer"])
  }

  /// The built program, beside the test bundle.
  static var program: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("kata").path
  }

  /// Starts the shell in the folder, at a terminal of its own.
  func shell(
    _ arguments: String..., environment: [String: String] = [:], columns: Int = 80
  ) throws -> TerminalSession {
    try TerminalSession(
      Self.program, arguments, in: folder,
      environment: ["HOME": folder.path].merging(environment) { $1 }, columns: columns)
  }

  /// Runs `kata` with these lines on a pipe: standard output, standard error and the exit code.
  func piped(
    _ lines: String, _ arguments: String...
  ) throws -> (output: String, errors: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let input = Pipe()
    let names = ["out", "err"].map { folder.appendingPathComponent("\(UUID().uuidString).\($0)") }
    for name in names { try Data().write(to: name) }
    process.standardInput = input
    process.standardOutput = try FileHandle(forWritingTo: names[0])
    process.standardError = try FileHandle(forWritingTo: names[1])
    try process.run()
    input.fileHandleForWriting.write(Data(lines.utf8))
    input.fileHandleForWriting.closeFile()
    process.waitUntilExit()
    return (
      try String(contentsOf: names[0], encoding: .utf8),
      try String(contentsOf: names[1], encoding: .utf8), process.terminationStatus
    )
  }

  func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  /// The file that a learner of `answer` edits.
  var answer: URL { url("Katas/01-start/01-answer/Answer.swift") }

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

  private func write(_ text: String, to path: String) throws {
    let url = url(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func addKata(_ path: String, id: String, prerequisites: [String]) throws {
    let names = prerequisites.map { "\"\($0)\"" }.joined(separator: ",")
    try write(
      """
      {"version":1,"id":"\(id)","concepts":["body"],"prerequisites":[\(names)],"minutes":5,
       "languageMode":6,"starters":{"Answer.swift":"\(Self.blob)"},"testSeconds":120,
       "mutants":{},"alternatives":[]}
      """, to: "Katas/\(path)/kata.json")
    try write("# The \(id)\n\nMake it 2.\n", to: "Katas/\(path)/README.md")
    try write("# 答え\n\n2 にする。\n", to: "Katas/\(path)/README.ja.md")
    try write(
      "## 1\nA nudge.\n\n## 2\nLook there.\n\n## 3\nUse it.\n", to: "Katas/\(path)/hints.en.md")
    try write("Now you know about \(id).\n", to: "Katas/\(path)/debrief.en.md")
    try write(Self.starter, to: "Katas/\(path)/Answer.swift")
    try write(Self.right, to: "Solutions/\(path)/Answer.swift")
    try write(
      """
      import XCTest
      @testable import Kata

      final class AnswerTests: XCTestCase {
        func testTheAnswerIsTwo() {
          XCTAssertEqual(answer, 2, "the answer is \\(answer); 2 is wanted")
        }
      }

      """, to: "Tests/KataSuites/\(path)/AnswerTests.swift")
    try write(
      """
      import SwiftUI
      @testable import Kata

      struct Counter: View {
        @State var count = 0
        var body: some View {
          VStack {
            Text("count \\(count)")
            Button("More") { count += answer }
          }
        }
      }

      @MainActor func screen() -> some View { Counter() }

      """, to: "Tests/KataSuites/\(path)/Screen.swift")
  }
}
