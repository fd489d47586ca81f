import Foundation
import Sandbox

/// Where a compile of a stranger's code runs: a seat behind the walls, and what it may read there.
struct CompileSeat {
  let slot: WallSlot
  let level: WallLevel
  /// Folders to read besides the toolchain, the runtime's pieces and the compiler's own inputs.
  var readable: [String] = []
  /// Where the compiler's private folders are made.
  let homes: URL

  /// Whether the sources use a macro that the compiler starts a program for.
  static func startsProgram(_ files: [String]) -> Bool {
    let names = ["#Preview", "@Entry", "@Previewable"].map { Data($0.utf8) }
    return files.contains { file in
      guard let bytes = FileManager.default.contents(atPath: file) else { return false }
      return names.contains { bytes.range(of: $0) != nil }
    }
  }
}
