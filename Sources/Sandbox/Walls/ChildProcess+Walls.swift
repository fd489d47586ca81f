import Foundation
import Glibc

extension ChildProcess {
  /// The launch that builds the walls first, or the same one where none are asked for.
  static func behindWalls(_ launch: Launch) throws(SpawnError) -> Launch {
    guard let walls = launch.walls else { return launch }
    let command = try WalledCommand(launch, walls: walls)
    walls.slot.begin(memoryBytes: walls.memoryBytes, tasks: walls.tasks + 4)
    // Only there the slot's user writes into the folder outside.
    if let user = walls.slot.user, walls.level != .full || !walls.kept.isEmpty {
      for name in ["", "/home", "/tmp"] { _ = lchown(walls.scratch.path + name, user, user) }
    }
    var outer = launch
    outer.executable = WallProgram.path
    outer.arguments = command.words
    outer.folder = URL(fileURLWithPath: "/")
    outer.isConfined = true
    outer.writableFolder = nil
    return outer
  }

  /// Ends all that is behind the walls, unless it has ended by itself, and tells how the program did.
  func endWalls(because reason: Ending.Stop?) -> Ending {
    var told = ToldEnding(reading: wallStatus)
    // The supervisor takes the end of the socket for ours, ends everybody and leaves.
    wallStatus?.close()
    if reason != nil { waitForSupervisor(milliseconds: 500) }
    let left = hasEnded
    if !left || !told.hasEnded || walls?.level != .full {
      // Somebody ended the supervisor, or it does not get to it: then by all that is known.
      if !left { tree.endDescendants() }
      walls?.slot.endAll()
      tree.end()
    }
    _ = ChildRegistry.reap(processIdentifier)
    walls?.slot.endAll()
    if let reason { return .stopped(reason) }
    if walls?.slot.ranOutOfMemory() == true { return .stopped(.memory) }
    if told.hasFailed { told.status = nil }
    guard let status = told.status else { return .stopped(.walls) }
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  /// Whether the tree behind walls holds too much; the kernel keeps count itself where it can.
  func holdsMoreMemory(behind walls: Walls, than limits: Limits) -> Bool {
    guard let memory = limits.memoryBytes ?? walls.memoryBytes else { return false }
    if walls.slot.isMemoryCertain && walls.memoryBytes != nil { return false }
    // Only a program that starts no others is found without a look at the whole machine.
    if walls.startsProcesses && rounds % 10 == 0 { return tree.residentBytes() > memory }
    var pages = 0
    var generation = [processIdentifier]
    while !generation.isEmpty {
      generation = generation.flatMap { ProcessStatus.children(of: $0) }
      pages += generation.reduce(0) { $0 + (ProcessStatus($1)?.residentPages ?? 0) }
    }
    return pages * Int(getpagesize()) > memory
  }

  /// How many threads are to be counted from outside: behind the lower walls of an ordinary user the
  /// kernel counts none.
  func threads(behind walls: Walls?) -> Int? {
    guard let walls, walls.level == .reduced, walls.slot.user == nil else { return nil }
    return walls.tasks
  }

  private func waitForSupervisor(milliseconds: Int32) {
    let end = ContinuousClock.now + .milliseconds(Int(milliseconds))
    while !hasEnded, ContinuousClock.now < end {
      var polled = [pollfd(fd: exit.number, events: Int16(POLLIN), revents: 0)]
      _ = poll(&polled, exit.isOpen ? 1 : 0, exit.isOpen ? 50 : 2)
    }
  }
}
