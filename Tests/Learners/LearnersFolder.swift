import Foundation
import XCTest

/// A workbook of two small katas in a folder of its own, as a learner would have it.
///
/// `other` builds on `answer`; both have a screen with a counter.
package struct LearnersFolder {
  package let folder: URL

  /// Compiles, and fails its suite.
  package static let starter = "import SwiftUI\n\n// TODO: Make it 2.\nlet answer = 1\n"
  /// Passes the suite.
  package static let right = "import SwiftUI\n\nlet answer = 2\n"
  /// What `git hash-object` says of `starter`.
  package static let blob = "9b0d3f6bcf61877097e9772e499170dcb0f3ddf6"

  /// Makes the folder; it goes when the test has ended.
  package init(_ test: XCTestCase) throws {
    let made = FileManager.default.temporaryDirectory.appendingPathComponent(
      "learner-\(UUID().uuidString)")
    folder = made
    test.addTeardownBlock { try FileManager.default.removeItem(at: made) }
    try addKata("01-start/01-answer", id: "answer")
    try addKata("01-start/02-other", id: "other", prerequisites: ["answer"])
  }

  /// The file that a learner of `answer` edits.
  package var answer: URL { url("Katas/01-start/01-answer/Answer.swift") }

  package func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  package func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  package func write(_ data: Data, to path: String) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url(path))
  }

  package func read(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// Runs `kata` in the folder.
  package func kata(
    _ words: String..., input: String = "", environment: [String: String] = [:],
    mounting script: String? = nil
  ) throws -> KataRun {
    try KataRun(words, in: folder, input: input, environment: environment, mounting: script)
  }

  /// `predictions` are what stands between the brackets in `kata.json`.
  package func addKata(
    _ path: String, id: String, prerequisites: [String] = [], predictions: String = ""
  ) throws {
    let names = prerequisites.map { "\"\($0)\"" }.joined(separator: ",")
    try write(
      """
      {"version":1,"id":"\(id)","concepts":["body"],"prerequisites":[\(names)],"minutes":5,
       "predictions":[\(predictions)],
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
