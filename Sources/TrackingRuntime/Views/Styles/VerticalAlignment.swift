/// Where views line up from top to bottom.
public enum VerticalAlignment: Sendable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// At the first line of text.
  case firstTextBaseline
  /// At the last line of text.
  case lastTextBaseline
}
