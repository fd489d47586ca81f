/// The look of a window.
public enum WindowStyle: Hashable, Sendable {
  /// As the platform likes it.
  case automatic
  /// Without a title.
  case hiddenTitleBar
  /// With a title.
  case titleBar
}
