/// A pane to see through.
public struct Material: ShapeStyle {
  /// A thin pane.
  public static let thin = Material()
  /// A pane.
  public static let regular = Material()
  /// A thick pane.
  public static let thick = Material()
}

extension ShapeStyle where Self == Material {
  /// A very thin pane.
  public static var ultraThinMaterial: Material { .thin }
  /// A thin pane.
  public static var thinMaterial: Material { .thin }
  /// A pane.
  public static var regularMaterial: Material { .regular }
  /// A thick pane.
  public static var thickMaterial: Material { .thick }
}
