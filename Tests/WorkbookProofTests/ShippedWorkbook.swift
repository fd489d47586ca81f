import Foundation
import Sandbox
import Workbook
import XCTest

/// A workbook with the shipped text of every starter, whatever its working copy holds.
struct ShippedWorkbook {
  /// The checkout, found from this file's own place.
  static let checkout = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  let workbook: Workbook
  let store: StarterStore

  /// Reads a workbook; what neither it nor its `.kata` still has comes from the checkout's git.
  init(folder: URL = checkout) throws {
    workbook = try Workbook(folder: folder)
    let git = GitBlob(repositoryOf: Self.checkout)
    store = StarterStore(workbook: workbook, state: StateFolder(for: workbook)) {
      try git.bytes($0)
    }
  }

  var katas: [Kata] { workbook.katas }

  /// Where a file of the three trees lies, by its tree's name.
  func url(_ tree: String, _ kata: Kata, _ name: String) -> URL {
    workbook.folder.appendingPathComponent("\(tree)/\(kata.path)/\(name)")
  }

  /// The text of a file of a kata's working folder that no learner edits.
  func text(_ name: String, of kata: Kata) throws -> String {
    try String(contentsOf: url("Katas", kata, name), encoding: .utf8)
  }

  /// The names in a folder of a kata's suite, such as `Mutants`.
  func suiteFolders(_ name: String, of kata: Kata) -> [String] {
    let folder = kata.suiteFolder.appendingPathComponent(name)
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}
