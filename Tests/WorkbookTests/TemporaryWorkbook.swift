import Foundation
import XCTest

@testable import Workbook

/// A workbook in a folder of its own, which goes when the test ends.
final class TemporaryWorkbook {
  let folder: URL
  static let starter = "import SwiftUI\n\n// TODO: one\nlet answer = 1\n"

  init(_ test: XCTestCase) throws {
    let made = FileManager.default.temporaryDirectory.appendingPathComponent(
      "workbook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: made.appendingPathComponent("Katas"), withIntermediateDirectories: true)
    folder = URL(fileURLWithPath: try XCTUnwrap(PlainFile.resolved(made.path)))
    test.addTeardownBlock { try FileManager.default.removeItem(at: made) }
  }

  func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let file = url(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// A whole kata with one starter, three hints and a solution.
  func addKata(_ path: String, id: String, title: String = "A title") throws {
    try write(facts(id: id), to: "Katas/\(path)/kata.json")
    try write("# \(title)\n\nDo this.\n", to: "Katas/\(path)/README.md")
    try write(
      "## 1\nA nudge.\n\n## 2\nLook there.\n\n## 3\nUse it.\n", to: "Katas/\(path)/hints.en.md")
    try write("You learnt it.\n", to: "Katas/\(path)/debrief.en.md")
    try write(Self.starter, to: "Katas/\(path)/Answer.swift")
    try write("import SwiftUI\n\nlet answer = 2\n", to: "Solutions/\(path)/Answer.swift")
  }

  func facts(id: String, version: Int = 1) -> String {
    let blob = BlobID(of: Data(Self.starter.utf8)).text
    return """
      {"version":\(version),"id":"\(id)","concepts":["body"],"prerequisites":[],"minutes":5,
       "languageMode":6,"starters":{"Answer.swift":"\(blob)"},"mutants":{},"alternatives":[]}
      """
  }

  func workbook() throws -> Workbook { try Workbook(folder: folder) }

  func store(blob: @escaping StarterStore.Blob = { _ in nil }) throws -> StarterStore {
    StarterStore(
      workbook: try workbook(), state: StateFolder(url: url(".kata")), blob: blob)
  }
}
