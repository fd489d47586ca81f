import Foundation
import XCTest

/// A workbook of two small katas in a folder of its own, as a learner would have it.
struct LearnersFolder {
  let folder: URL

  static let starter = "import SwiftUI\n\n// TODO: Make it 2.\nlet answer = 1\n"
  /// What `git hash-object` says of `starter`.
  static let blob = "9b0d3f6bcf61877097e9772e499170dcb0f3ddf6"

  init(_ test: XCTestCase) throws {
    let made = FileManager.default.temporaryDirectory.appendingPathComponent(
      "learner-\(UUID().uuidString)")
    folder = made
    test.addTeardownBlock { try FileManager.default.removeItem(at: made) }
    try addKata("01-start/01-answer", id: "answer")
    try addKata("01-start/02-other", id: "other")
  }

  func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ data: Data, to path: String) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url(path))
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// Runs `kata` in the folder.
  func kata(
    _ words: String..., input: String = "", environment: [String: String] = [:],
    mounting script: String? = nil
  ) throws -> KataRun {
    try KataRun(words, in: folder, input: input, environment: environment, mounting: script)
  }

  func addKata(_ path: String, id: String) throws {
    try write(
      """
      {"version":1,"id":"\(id)","concepts":["body"],"prerequisites":[],"minutes":5,
       "languageMode":6,"starters":{"Answer.swift":"\(Self.blob)"},"mutants":{},"alternatives":[]}
      """, to: "Katas/\(path)/kata.json")
    try write("# The \(id)\n\nMake it 2.\n", to: "Katas/\(path)/README.md")
    try write("# 答え\n\n2 にする。\n", to: "Katas/\(path)/README.ja.md")
    try write(
      "## 1\nA nudge.\n\n## 2\nLook there.\n\n## 3\nUse it.\n", to: "Katas/\(path)/hints.en.md")
    try write("You learnt it.\n", to: "Katas/\(path)/debrief.en.md")
    try write(Self.starter, to: "Katas/\(path)/Answer.swift")
    try write("import SwiftUI\n\nlet answer = 2\n", to: "Solutions/\(path)/Answer.swift")
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
  }
}
