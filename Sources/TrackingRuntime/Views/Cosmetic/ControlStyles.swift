// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

/// Automatic.
public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Makes the look.
  public nonisolated init() {}
  /// The label, as the platform shows it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.platformBody
  }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// Automatic.
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// Bordered.
public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Makes the look.
  public nonisolated init() {}
  /// The label, as the platform shows it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.platformBody
  }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Bordered.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// Bordered prominent.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Makes the look.
  public nonisolated init() {}
  /// The label, as the platform shows it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.platformBody
  }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Bordered prominent.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// Borderless.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Makes the look.
  public nonisolated init() {}
  /// The label, as the platform shows it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.platformBody
  }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Borderless.
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// Plain.
public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Makes the look.
  public nonisolated init() {}
  /// The label, as the platform shows it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.platformBody
  }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Plain.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// Glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Makes the look.
  public nonisolated init() {}
  /// The label, as the platform shows it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.platformBody
  }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Glass.
  public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// Glass prominent.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Makes the look.
  public nonisolated init() {}
  /// The label, as the platform shows it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.platformBody
  }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Glass prominent.
  public nonisolated static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}

/// Link.
public struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Makes the look.
  public nonisolated init() {}
  /// The label, as the platform shows it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.platformBody
  }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// Link.
  public nonisolated static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// Accessory bar.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// Makes the look.
  public nonisolated init() {}
  /// The label, as the platform shows it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.platformBody
  }
}
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// Accessory bar.
  public nonisolated static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// Automatic.
public struct DefaultToggleStyle: ToggleStyle, BuiltInStyle {
  /// Makes the look.
  public nonisolated init() {}
  /// The label, as the platform shows it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.platformBody
  }
}
extension ToggleStyle where Self == DefaultToggleStyle {
  /// Automatic.
  public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// Button.
public struct ButtonToggleStyle: ToggleStyle, BuiltInStyle {
  /// Makes the look.
  public nonisolated init() {}
  /// The label, as the platform shows it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.platformBody
  }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// Button.
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// Checkbox.
public struct CheckboxToggleStyle: ToggleStyle, BuiltInStyle {
  /// Makes the look.
  public nonisolated init() {}
  /// The label, as the platform shows it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.platformBody
  }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// Checkbox.
  public nonisolated static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A switch.
public struct SwitchToggleStyle: ToggleStyle, SelfDescribing, BuiltInStyle {
  let tint: Color?
  nonisolated var lookWords: String { Looks.words("SwitchToggleStyle", (tint)) }
  /// Makes the look.
  public nonisolated init(tint: Color? = nil) {
    self.tint = tint
  }

  /// The control, as the platform shows it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.platformBody
  }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// Automatic.
public struct DefaultLabelStyle: LabelStyle, BuiltInStyle {
  /// Makes the look.
  public nonisolated init() {}
  /// The label, as the platform shows it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.platformBody
  }
}
extension LabelStyle where Self == DefaultLabelStyle {
  /// Automatic.
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
