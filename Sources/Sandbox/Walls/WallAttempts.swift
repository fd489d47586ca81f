import Foundation
import Glibc

/// The hostile attempts at walls of one level, with what they are made at: a file, a folder, a port
/// and a process, all of which nothing but the walls keeps them from.
struct WallAttempts {
  /// What a program that got through ends with.
  private static let broken: Ending = .exited(10)

  let slot: WallSlot
  let level: WallLevel
  let workbook: URL?

  /// Makes them all.
  func made() -> WallTrial {
    var trial = WallTrial(level: level)
    do {
      let outside = try TemptingFolder(workbook: workbook)
      defer { outside.remove() }
      let first = try run(["exits", "0"], outside)
      guard first.ending == .exited(0) else {
        trial.obstacle = Self.sentence(first)
        return trial
      }
      let port = LoopbackPort()
      let word = ChildRegistry.freshMark()
      // Its input ends with us, and it with its input, even if we are killed.
      let victim = try ChildProcess(
        Launch(
          WallProgram.path, ["probe", "waits"], environment: ["KATA_CANARY": word], input: .channel)
      )
      defer { victim.stop(.asked) }
      for probe in WallProbe.allCases {
        let holds = try self.holds(probe, outside, port: port.number, victim: victim, word: word)
        if probe == .takesMemory { trial.isMemoryTold = slot.ranOutOfMemory() }
        if holds { trial.held.append(probe) } else { trial.failed.append(probe) }
      }
    } catch {
      trial.obstacle = "\(error)"
    }
    return trial
  }

  private func holds(
    _ probe: WallProbe, _ outside: TemptingFolder, port: UInt16, victim: ChildProcess, word: String
  ) throws -> Bool {
    func held(_ words: String...) throws -> Bool {
      let ending = try run(words, outside).ending
      // What could not be tried was not held either.
      return ending != Self.broken && ending != .stopped(.walls) && ending != .exited(2)
    }
    let pid = "\(victim.processIdentifier)"
    switch probe {
    case .readsOutside: return try held("reads", outside.file)
    case .listsWorkbook: return try held("lists", outside.workbook)
    case .writesOutside:
      let isHeld = try held("writes", outside.file)
      return isHeld && outside.isUntouched
    case .readsEnvironment: return try held("finds", word)
    case .connects: return try held("connects", "\(port)")
    case .forks: return try held("forks", "300")
    case .leavesDaemon:
      let isHeld = try held("daemon", word)
      return isHeld
        && !ProcessStatus.all().contains { ProcessStatus.words(of: $0.pid).contains(word) }
    case .takesMemory: return try held("memory", "4000000000")
    case .killsOutside:
      let isHeld = try held("signals", pid)
      victim.pump(milliseconds: 0)
      return isHeld && victim.ending == nil
    case .traces: return try held("traces", pid)
    case .becomesRoot: return try held("namespace")
    }
  }

  private func run(
    _ words: [String], _ outside: TemptingFolder
  ) throws -> (ending: Ending, output: CapturedOutput) {
    let scratch = try ScratchFolder(in: outside.url)
    defer { scratch.remove() }
    var walls = Walls(slot: slot, readable: [WallProgram.path], scratch: scratch.url)
    walls.level = level
    walls.memoryBytes = 256 << 20
    walls.tasks = 64
    // Without namespaces no process may be started at all; with them, the namespaces must hold.
    walls.startsProcesses = level == .full
    var launch = Launch(
      WallProgram.path, ["probe"] + words, environment: scratch.environment)
    // At `none` the attempts are tried themselves: they must get through.
    if level == .none { launch.isConfined = true } else { launch.walls = walls }
    return try ChildProcess.run(launch, limits: Limits(wallSeconds: 10, memoryBytes: 256 << 20))
  }

  private static func sentence(_ result: (ending: Ending, output: CapturedOutput)) -> String {
    let line = result.output.text.split(separator: "\n").last.map(String.init)
    return line ?? "it ended with \(result.ending)"
  }
}
