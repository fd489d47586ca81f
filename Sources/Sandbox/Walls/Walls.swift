import Foundation

/// The walls around one child whose code nobody trusts: what it can read, write and use up.
///
/// It has no network, sees no other process, and its environment is what the launch gives.
public struct Walls: Sendable {
  /// The seat that the child takes; one child at a time.
  public var slot: WallSlot
  /// How high the walls are: `full` or `reduced`. For none, make a launch without walls.
  public var level: WallLevel = .full
  /// Absolute paths of files and folders that can be read, and run, at the same paths inside.
  ///
  /// The system's programs and libraries (`/usr`, `/lib`, `/bin` and the like) always can.
  public var readable: [String]
  /// The only folder that can be written, at the same path inside; it is there and empty.
  ///
  /// At level `full` a file system in memory lies over it, with `home` and `tmp` in it, and is gone
  /// with the child; at `reduced` it is the folder itself.
  public var scratch: URL
  /// How much that file system in memory holds, in bytes.
  public var scratchBytes = 64 << 20
  /// Names of files directly in `scratch` that stay for the parent when the child is gone: plain files
  /// no larger than `fileBytes`; anything else of that name is not there.
  public var kept: [String] = []
  /// How much memory the child and all that it starts may hold; no limit when nil.
  public var memoryBytes: Int?
  /// How many processes and threads there may be.
  public var tasks = 128
  /// Processor time in seconds of one process.
  public var cpuSeconds: Int?
  /// The size of the largest file that can be written, in bytes.
  public var fileBytes = 64 << 20
  /// How many descriptors one process may have open.
  public var openFiles = 256
  /// Whether it may start processes, and signal them; most code has no need to. At level `reduced` it
  /// never may.
  public var startsProcesses = false

  /// Makes walls of the highest level.
  public init(slot: WallSlot, readable: [String], scratch: URL) {
    self.slot = slot
    self.readable = readable
    self.scratch = scratch
  }
}
