/// The size of controls.
public enum ControlSize: Sendable {
  /// Smallest.
  case mini
  /// Small.
  case small
  /// As usual.
  case regular
  /// Large.
  case large
  /// Largest.
  case extraLarge
}
