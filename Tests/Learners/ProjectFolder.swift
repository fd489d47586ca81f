import Foundation
import XCTest

/// A folder of somebody's Swift project, without a workbook anywhere above it.
package struct ProjectFolder {
  package let folder: URL

  /// Makes the folder with these files; it goes when the test has ended.
  package init(_ test: XCTestCase, _ files: [String: String] = [:]) throws {
    let made = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("project-\(UUID().uuidString)")
    folder = made
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    test.addTeardownBlock { try FileManager.default.removeItem(at: made) }
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  package func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  package func write(_ data: Data, to path: String) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url(path))
  }

  package func read(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  package func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url(path).path, withDestinationPath: target)
  }

  /// Runs `kata-audit` by itself in the folder; `shell` is a script that starts it as `$0`.
  package func kataAudit(_ words: String..., shell: String? = nil) throws -> KataRun {
    try KataRun(words, in: folder, shell: shell, program: "kata-audit")
  }

  /// Runs `kata audit` in the folder.
  package func audit(_ words: String..., environment: [String: String] = [:]) throws -> KataRun {
    try KataRun(["audit"] + words, in: folder, environment: environment)
  }
}
