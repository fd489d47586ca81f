import Foundation
import XCTest

/// A folder of files for one test.
struct TemporaryFolder {
  let path: String

  /// Makes the folder; it goes when the test has ended.
  init(_ test: XCTestCase) throws {
    let made = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("audit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    test.addTeardownBlock { try FileManager.default.removeItem(at: made) }
    path = made.path
  }

  /// Writes a file and gives its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
