/// What came of all hostile attempts behind walls of one level.
public struct WallTrial: Sendable, Equatable {
  /// The level.
  public let level: WallLevel
  /// The attempts that the walls held, in the order in which they were made.
  public internal(set) var held: [WallProbe] = []
  /// Those that they did not.
  public internal(set) var failed: [WallProbe] = []
  /// Why the walls could not be built at all, in the words of whoever said so; nil when they stood.
  public internal(set) var obstacle: String?

  /// Whether the kernel told that the attempt at memory ran out of it.
  public internal(set) var isMemoryTold = false

  /// Whether the walls stood and held everything.
  public var holds: Bool { obstacle == nil && failed.isEmpty && !held.isEmpty }
}
