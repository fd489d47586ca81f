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
}
