/// How a view comes and goes.
public enum AnyTransition: Sendable {
  /// At once.
  case identity
  /// Out of transparency.
  case opacity
  /// From the leading edge.
  case slide
  /// Out of a point.
  case scale
}
