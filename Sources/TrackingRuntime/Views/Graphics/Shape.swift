/// An outline; as a view it fills its place.
public protocol Shape: View, Sendable {}

extension Shape {
  /// The shape, filled.
  public nonisolated func fill<Style: ShapeStyle>(_ style: Style) -> FilledShape<Self> {
    FilledShape(content: self)
  }

  /// The outline of the shape.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: Double = 1
  ) -> FilledShape<Self> {
    FilledShape(content: self)
  }
}
