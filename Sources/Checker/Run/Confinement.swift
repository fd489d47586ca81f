import Sandbox

/// The walls behind which an answer that nobody trusts is compiled and run, one worker's worth.
///
/// Each kind of child has a seat of its own, because two can run at a time.
public final class Confinement: Sendable {
  /// How strong the walls are; at `none` children run as in self-study.
  public let level: WallLevel
  let compiling: WallSlot
  let suite: WallSlot
  let running: WallSlot

  /// Takes seats for one worker; they are given back with the object.
  public init(level: WallLevel) {
    self.level = level
    compiling = WallSlot()
    suite = WallSlot()
    running = WallSlot()
  }

  /// Whether a child that took too much memory is told so for certain.
  public var isMemoryCertain: Bool { level > .none && running.isMemoryCertain }
}
