import Foundation
import Sandbox

/// What it costs to start a program behind walls, beside a plain start.
enum WallBenchmark {
  private static let rounds = 40

  /// Prints one line a kind of start.
  static func run() throws {
    print("/bin/true is started and waited for (medians of \(rounds))")
    let name = "kata-bench-\(ProcessInfo.processInfo.processIdentifier)"
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let plain = Launch("/bin/true", [], environment: [:])
    var walls = Walls(slot: WallSlot(), readable: [], scratch: scratch)
    walls.memoryBytes = 512 << 20
    var walled = plain
    walled.walls = walls
    var lower = plain
    lower.walls = walls
    lower.walls?.level = .reduced
    var kinds = [("plain", plain)]
    // Behind walls that do not stand nothing is started.
    for (kind, launch) in [("walls without namespaces", lower), ("all walls", walled)]
    where (try? ChildProcess.run(launch).ending) == .exited(0) {
      kinds.append((kind, launch))
    }
    // In turn, so that whatever else the machine does meets each alike.
    var times = kinds.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (place, kind) in kinds.enumerated() {
        let time = try ContinuousClock().measure {
          _ = try ChildProcess.run(kind.1, limits: Limits(wallSeconds: 20))
        }
        times[place].append(time / .milliseconds(1))
      }
    }
    for (kind, times) in zip(kinds, times.map { $0.sorted() }) {
      let padded = kind.0.padding(toLength: 26, withPad: " ", startingAt: 0)
      print("  " + padded + String(format: "%6.1f ms", times[rounds / 2]))
    }
  }
}
