/// The look of pickers.
public enum PickerStyle: Sendable {
  /// As the platform likes it.
  case automatic
  /// All options side by side.
  case segmented
  /// A menu.
  case menu
  /// All options in the list.
  case inline
  /// A wheel.
  case wheel
}
