import Foundation

/// A view that is made for a point in time.
///
/// Differs from SwiftUI: time stands still; the content is made anew when its parent is.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: View,
  UncountedBody
{
  let schedule: Schedule
  let make: (TimelineViewDefaultContext) -> Content

  /// What the content knows of the time.
  public typealias Context = TimelineViewDefaultContext

  /// Makes a view for the times of a schedule.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    make = content
  }

  /// The content at this moment.
  @MainActor public var body: some View { make(TimelineViewDefaultContext(date: Date())) }
}
