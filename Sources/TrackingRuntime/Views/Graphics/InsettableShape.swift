import Foundation

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {}

extension InsettableShape {
  /// The shape, smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> ChangedShape<Self, CGFloat> {
    ChangedShape(base: self, change: amount)
  }

  /// The outline of the shape, drawn inside of it.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> FilledShape<Self, S, CGFloat> {
    FilledShape(name: "strokeBorder", style: content, line: lineWidth, content: self)
  }

  /// The outline of the shape, drawn inside of it.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> FilledShape<Self, S, StrokeStyle> {
    FilledShape(name: "strokeBorder", style: content, line: style, content: self)
  }

  /// The outline of the shape in the colour of the foreground, drawn inside of it.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> FilledShape<Self, (), CGFloat> {
    FilledShape(name: "strokeBorder", style: (), line: lineWidth, content: self)
  }
}
