/// How much room there is between parts of a bar.
public enum SpacerSizing: Hashable, Sendable {
  /// As much as there is.
  case flexible
  /// A little.
  case fixed
}
