/// What a style knows of a switch.
public struct ToggleStyleConfiguration {
  /// The label of the switch.
  public typealias Label = PrimitiveButtonStyleConfiguration.Label

  /// The label of the switch.
  public let label: Label
  /// Whether the switch is on.
  @Binding public var isOn: Bool

  /// Whether only some of several values are on.
  public var isMixed: Bool { false }

  var platformBody: Label { label }
}
