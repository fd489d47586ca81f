/// Something to draw with, of any type.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Wraps a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
}
