/// A look of buttons that the platform has.
public struct PlatformButtonStyle: PrimitiveButtonStyle {
  /// Makes the look.
  public init() {}
}

extension PrimitiveButtonStyle where Self == PlatformButtonStyle {
  /// As the platform likes it.
  public static var automatic: PlatformButtonStyle { PlatformButtonStyle() }
  /// With a border.
  public static var bordered: PlatformButtonStyle { PlatformButtonStyle() }
  /// With a filled border.
  public static var borderedProminent: PlatformButtonStyle { PlatformButtonStyle() }
  /// Without a border.
  public static var borderless: PlatformButtonStyle { PlatformButtonStyle() }
  /// As the label alone.
  public static var plain: PlatformButtonStyle { PlatformButtonStyle() }
}

extension View {
  /// Sets the look of buttons.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> StyledView<Self> {
    self.style("buttonStyle")
  }
}
