import Foundation

/// What the content of a `TimelineView` knows of the time.
public struct TimelineViewDefaultContext: Sendable {
  /// The point in time.
  public let date: Date
  /// How often the content is made.
  public var cadence: Cadence { .live }

  /// How often the content is made.
  public enum Cadence: Comparable, Sendable {
    /// Without a break.
    case live
    /// Each second.
    case seconds
    /// Each minute.
    case minutes
  }
}
