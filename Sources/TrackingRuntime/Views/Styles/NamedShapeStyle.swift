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
}
