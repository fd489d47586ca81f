/// What a style knows of a button that it only draws.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public typealias Label = PrimitiveButtonStyleConfiguration.Label

  /// What the button is for.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether a finger is on the button; never here.
  public let isPressed: Bool
}
