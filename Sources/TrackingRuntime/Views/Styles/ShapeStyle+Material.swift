extension ShapeStyle where Self == Material {
  /// A very thin pane.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin pane.
  public static var thinMaterial: Material { .thin }
  /// A pane.
  public static var regularMaterial: Material { .regular }
  /// A thick pane.
  public static var thickMaterial: Material { .thick }
  /// A very thick pane.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The pane behind bars.
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The colour of text.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The colour of less important text.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The colour of text that is less important still.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The colour of text that hardly matters.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// The colour of text that is hardly seen.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}
