import Foundation

/// Where something that comes back for review stands on the ladder of intervals.
///
/// A success on or after the due day climbs one step, a miss on any day goes back to the first. A
/// success before its day proves little and changes nothing. Above the last step nothing comes back.
public struct Repetition: Sendable, Equatable {
  /// Days until something comes back, step by step.
  public static let intervals = [1, 3, 7, 21, 60]

  /// How many steps were climbed; the number of intervals when nothing comes back any more.
  public private(set) var step: Int
  /// When the step was reached.
  public private(set) var since: Date

  /// Starts at a step.
  init(step: Int, since: Date) {
    self.step = step
    self.since = since
  }

  /// The day on which it comes back; nil when it does not.
  public var due: LocalDay? {
    guard Self.intervals.indices.contains(step) else { return nil }
    return LocalDay(of: since).adding(Self.intervals[step])
  }

  mutating func answer(isRight: Bool, at time: Date) {
    if !isRight {
      self = Repetition(step: 0, since: time)
    } else if let due, due <= LocalDay(of: time) {
      self = Repetition(step: step + 1, since: time)
    }
  }
}
