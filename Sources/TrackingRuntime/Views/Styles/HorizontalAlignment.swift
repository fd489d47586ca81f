/// Where views line up from side to side.
public enum HorizontalAlignment: Sendable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}
