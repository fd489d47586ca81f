/// The look of lists.
public enum ListStyle: Sendable {
  /// As the platform likes it.
  case automatic
  /// Without a frame.
  case plain
  /// In groups.
  case grouped
  /// In groups with round corners.
  case insetGrouped
  /// With room at the sides.
  case inset
  /// As a sidebar.
  case sidebar
}
