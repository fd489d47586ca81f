import Foundation
import XCTest

/// A folder of files that lives as long as the test.
struct Folder {
  let path: String

  init(_ test: XCTestCase) throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("kata-audit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
    test.addTeardownBlock { try? FileManager.default.removeItem(at: url) }
  }

  /// Writes a file and gives its path.
  @discardableResult
  func write(_ name: String, _ text: String = "let a = 1\n") throws -> String {
    try write(name, bytes: Data(text.utf8))
  }

  /// Writes a file of any bytes and gives its path.
  @discardableResult
  func write(_ name: String, bytes: Data) throws -> String {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
    return url.path
  }

  /// Makes a link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }
}
