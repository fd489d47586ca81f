/// A colour that depends on where it is used.
public struct NamedShapeStyle: ShapeStyle, Hashable {
  let name: String
}

extension ShapeStyle where Self == NamedShapeStyle {
  /// The colour of the foreground.
  public static var foreground: NamedShapeStyle { NamedShapeStyle(name: "foreground") }
  /// The colour of the background.
  public static var background: NamedShapeStyle { NamedShapeStyle(name: "background") }
  /// The colour of what is selected.
  public static var selection: NamedShapeStyle { NamedShapeStyle(name: "selection") }
  /// The colour of lines.
  public static var separator: NamedShapeStyle { NamedShapeStyle(name: "separator") }
  /// The colour of links.
  public static var link: NamedShapeStyle { NamedShapeStyle(name: "link") }
  /// The colour of placeholders.
  public static var placeholder: NamedShapeStyle { NamedShapeStyle(name: "placeholder") }
  /// The colour of fills.
  public static var fill: NamedShapeStyle { NamedShapeStyle(name: "fill") }
  /// The colour of a window's background.
  public static var windowBackground: NamedShapeStyle {
    NamedShapeStyle(name: "windowBackground")
  }
}

extension NamedShapeStyle {
  /// The second of its levels.
  public var secondary: NamedShapeStyle { NamedShapeStyle(name: name + " secondary") }
  /// The third of its levels.
  public var tertiary: NamedShapeStyle { NamedShapeStyle(name: name + " tertiary") }
  /// The fourth of its levels.
  public var quaternary: NamedShapeStyle { NamedShapeStyle(name: name + " quaternary") }
}
