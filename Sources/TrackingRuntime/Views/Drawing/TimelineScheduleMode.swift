/// How exactly the times of a schedule are kept.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// Exactly.
  case normal
  /// Seldom, to save power.
  case lowFrequency
}
