/// The look of switches.
public enum ToggleStyle: Sendable {
  /// As the platform likes it.
  case automatic
  /// A switch.
  case `switch`
  /// A button.
  case button
  /// A box to tick.
  case checkbox
}
