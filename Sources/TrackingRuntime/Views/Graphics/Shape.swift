import Foundation

/// An outline; as a view it fills its place.
public protocol Shape: Animatable, View, Sendable {
  /// The outline within a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The shape, as a view.
  public var body: FilledShape<Self, (), ()> {
    FilledShape(name: "shape", style: (), line: (), content: self)
  }
}

extension Shape {
  /// The shape, filled.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> FilledShape<Self, S, FillStyle> {
    FilledShape(name: "fill", style: content, line: style, content: self)
  }

  /// The shape, filled with the colour of the foreground.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> FilledShape<Self, (), FillStyle> {
    FilledShape(name: "fill", style: (), line: style, content: self)
  }

  /// The outline of the shape.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> FilledShape<Self, S, CGFloat> {
    FilledShape(name: "stroke", style: content, line: lineWidth, content: self)
  }

  /// The outline of the shape.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> FilledShape<Self, S, StrokeStyle> {
    FilledShape(name: "stroke", style: content, line: style, content: self)
  }

  /// The outline of the shape in the colour of the foreground.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> ChangedShape<Self, CGFloat> {
    ChangedShape(base: self, change: lineWidth)
  }

  /// The outline of the shape in the colour of the foreground.
  public nonisolated func stroke(style: StrokeStyle) -> ChangedShape<Self, StrokeStyle> {
    ChangedShape(base: self, change: style)
  }

  /// A part of the outline.
  public nonisolated func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> ChangedShape<Self, [CGFloat]> {
    ChangedShape(base: self, change: [startFraction, endFraction])
  }

  /// The shape, turned.
  public nonisolated func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> ChangedShape<Self, Angle> {
    ChangedShape(base: self, change: angle)
  }

  /// The shape, enlarged.
  public nonisolated func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ChangedShape<Self, CGFloat> {
    ChangedShape(base: self, change: scale)
  }

  /// The shape in a size.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> ChangedShape<Self, [CGFloat]> {
    ChangedShape(base: self, change: [width, height])
  }
}

extension Shape {
  /// Both shapes together.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> ChangedShape<
    Self, String
  > { ChangedShape(base: self, change: "union \(other)") }

  /// The shape without another one.
  public nonisolated func subtracting<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> ChangedShape<Self, String> { ChangedShape(base: self, change: "subtracting \(other)") }

  /// The shape, moved.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> ChangedShape<Self, [CGFloat]> {
    ChangedShape(base: self, change: [x, y])
  }

  /// The shape, enlarged differently in both directions.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ChangedShape<Self, [CGFloat]> { ChangedShape(base: self, change: [x, y]) }
}
