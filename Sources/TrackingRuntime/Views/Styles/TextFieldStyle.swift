/// The look of fields.
public enum TextFieldStyle: Sendable {
  /// As the platform likes it.
  case automatic
  /// Without a frame.
  case plain
  /// With a round frame.
  case roundedBorder
}
