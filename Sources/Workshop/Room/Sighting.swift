import Workbook

/// What a learner's file said when it was last whole, and when that was heard of.
public struct Sighting: Sendable, Equatable {
  /// What it said.
  public var progress: PublishedProgress
  /// When it was heard of, in seconds on the leader's own steady clock.
  public var heard: Double

  /// Makes a sighting.
  public init(_ progress: PublishedProgress, heard: Double) {
    self.progress = progress
    self.heard = heard
  }
}
