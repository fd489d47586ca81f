/// How a window can be resized.
public enum WindowResizability: Hashable, Sendable {
  /// As the platform likes it.
  case automatic
  /// As its content.
  case contentSize
  /// No smaller than its content.
  case contentMinSize
}
