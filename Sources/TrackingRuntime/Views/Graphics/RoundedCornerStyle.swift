/// How a corner is round.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// As a quarter of a circle.
  case circular
  /// With a smooth beginning.
  case continuous
}
