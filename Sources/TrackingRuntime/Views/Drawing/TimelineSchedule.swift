import Foundation

/// The points in time of a `TimelineView`.
public protocol TimelineSchedule {
  /// The type of the points in time.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How exactly the times are kept.
  typealias Mode = TimelineScheduleMode
  /// The points in time from one on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

extension TimelineSchedule where Self == StandardTimelineSchedule {
  /// As often as the screen is drawn.
  public static var animation: StandardTimelineSchedule { .init(start: .now, interval: 1 / 60) }
  /// Each minute.
  public static var everyMinute: StandardTimelineSchedule { .init(start: .now, interval: 60) }
  /// At a distance in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> StandardTimelineSchedule { .init(start: startDate, interval: interval) }
  /// As often as the screen is drawn, or less.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> StandardTimelineSchedule { .init(start: .now, interval: minimumInterval ?? 1 / 60) }
}
