// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

/// The look of lists.
public protocol ListStyle: Sendable {}

/// Automatic.
public struct DefaultListStyle: ListStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension ListStyle where Self == DefaultListStyle {
  /// Automatic.
  public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Plain.
public struct PlainListStyle: ListStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension ListStyle where Self == PlainListStyle {
  /// Plain.
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}

/// Grouped.
public struct GroupedListStyle: ListStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension ListStyle where Self == GroupedListStyle {
  /// Grouped.
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Inset grouped.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Inset grouped.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Sidebar.
public struct SidebarListStyle: ListStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension ListStyle where Self == SidebarListStyle {
  /// Sidebar.
  public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// Bordered.
public struct BorderedListStyle: ListStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension ListStyle where Self == BorderedListStyle {
  /// Bordered.
  public nonisolated static var bordered: BorderedListStyle { BorderedListStyle() }
}

/// Elliptical.
public struct EllipticalListStyle: ListStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension ListStyle where Self == EllipticalListStyle {
  /// Elliptical.
  public nonisolated static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

/// Carousel.
public struct CarouselListStyle: ListStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension ListStyle where Self == CarouselListStyle {
  /// Carousel.
  public nonisolated static var carousel: CarouselListStyle { CarouselListStyle() }
}

/// The look of forms.
public protocol FormStyle: Sendable {}

/// Automatic.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension FormStyle where Self == AutomaticFormStyle {
  /// Automatic.
  public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Grouped.
public struct GroupedFormStyle: FormStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension FormStyle where Self == GroupedFormStyle {
  /// Grouped.
  public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Columns.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Columns.
  public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The look of fields.
public protocol TextFieldStyle: Sendable {}

/// Automatic.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// Automatic.
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// Plain.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Plain.
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// Rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Rounded border.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

/// Square border.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// Square border.
  public nonisolated static var squareBorder: SquareBorderTextFieldStyle {
    SquareBorderTextFieldStyle()
  }
}

/// The look of editors.
public protocol TextEditorStyle: Sendable {}

/// Automatic.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// Automatic.
  public nonisolated static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// Plain.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Plain.
  public nonisolated static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// The look of pickers.
public protocol PickerStyle: Sendable {}

/// Automatic.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension PickerStyle where Self == DefaultPickerStyle {
  /// Automatic.
  public nonisolated static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// Segmented.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segmented.
  public nonisolated static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// Menu.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension PickerStyle where Self == MenuPickerStyle {
  /// Menu.
  public nonisolated static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Inline.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension PickerStyle where Self == InlinePickerStyle {
  /// Inline.
  public nonisolated static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// Wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension PickerStyle where Self == WheelPickerStyle {
  /// Wheel.
  public nonisolated static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// Navigation link.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// Navigation link.
  public nonisolated static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}

/// Palette.
public struct PalettePickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension PickerStyle where Self == PalettePickerStyle {
  /// Palette.
  public nonisolated static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// Radio group.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Radio group.
  public nonisolated static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// The look of date pickers.
public protocol DatePickerStyle: Sendable {}

/// Automatic.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Automatic.
  public nonisolated static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// Compact.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Compact.
  public nonisolated static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// Graphical.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// Graphical.
  public nonisolated static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheel.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheel.
  public nonisolated static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// Field.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// Field.
  public nonisolated static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// The look of menus.
public protocol MenuStyle: Sendable {}

/// Automatic.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
  /// Automatic.
  public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// Button.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// Button.
  public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// Borderless button.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Borderless button.
  public nonisolated static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}
