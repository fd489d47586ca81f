import Foundation
import XCTest

@testable import Sandbox

/// A scratch folder, a slot, and launches behind the walls: of `sh` and of `kata-wall`'s hostile
/// attempts.
final class WalledFolder {
  let slot = WallSlot()
  let scratch: ScratchFolder
  /// A folder that the walls keep from being seen.
  let outside: URL
  let level: WallLevel
  /// Stands among the words of each attempt, so that what stays of one is found.
  let mark = UUID().uuidString

  /// Skips the test where bubblewrap is not installed, or no Landlock for the lower level.
  init(level: WallLevel = .full) throws {
    self.level = level
    if level == .full && Bubblewrap.installed == nil {
      print("skipped: the walls need bubblewrap (apt-get install bubblewrap)")
      throw XCTSkip("the walls need bubblewrap: apt-get install bubblewrap")
    }
    if level == .reduced && !Landlock.isThere {
      print("skipped: the walls without namespaces need Landlock")
      throw XCTSkip("the walls without namespaces need Landlock")
    }
    outside = FileManager.default.temporaryDirectory.appendingPathComponent(
      "kata-walls-\(mark)")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    scratch = try ScratchFolder(in: outside)
  }

  deinit {
    scratch.remove()
    try? FileManager.default.removeItem(at: outside)
  }

  func shell(_ script: String, _ change: (inout Walls) -> Void = { _ in }) -> Launch {
    launch("/bin/sh", ["-c", script], change)
  }

  func attempt(_ words: String..., change: (inout Walls) -> Void = { _ in }) -> Launch {
    attempt(words, change: change)
  }

  func attempt(_ words: [String], change: (inout Walls) -> Void = { _ in }) -> Launch {
    launch(WallProgram.path, ["probe"] + words + [mark], change)
  }

  /// Processes that are left of attempts.
  func left() -> [pid_t] {
    ProcessStatus.all().map(\.pid).filter { ProcessStatus.words(of: $0).contains(mark) }
  }

  private func launch(
    _ program: String, _ words: [String], _ change: (inout Walls) -> Void
  ) -> Launch {
    var launch = Launch(program, words, environment: scratch.environment)
    var walls = Walls(slot: slot, readable: [WallProgram.path], scratch: scratch.url)
    walls.level = level
    walls.memoryBytes = 256 << 20
    walls.tasks = 64
    change(&walls)
    launch.walls = walls
    return launch
  }
}
