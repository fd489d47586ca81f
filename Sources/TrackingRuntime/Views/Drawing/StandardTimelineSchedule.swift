import Foundation

/// Points in time at the same distance.
public struct StandardTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  let start: Date
  let interval: TimeInterval

  /// The points in time from one on.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> UnfoldSequence<Date, (Date?, Bool)> {
    let step = interval
    return sequence(first: max(start, startDate)) { $0.addingTimeInterval(step) }
  }
}
