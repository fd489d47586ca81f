/// The side where lines of text begin or end.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// Where a line begins.
  case leading
  /// Where a line ends.
  case trailing
}
