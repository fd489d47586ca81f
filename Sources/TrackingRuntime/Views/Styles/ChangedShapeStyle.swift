/// Something to draw with that is made of something else.
public struct ChangedShapeStyle<Base: ShapeStyle, Change: Sendable>: ShapeStyle {
  let base: Base
  let name: StaticString
  let change: Change
}

extension ShapeStyle {
  /// The same, seen through.
  public func opacity(_ opacity: Double) -> ChangedShapeStyle<Self, Double> {
    ChangedShapeStyle(base: self, name: "opacity", change: opacity)
  }

  /// The same, mixed with what is behind it.
  public func blendMode(_ mode: BlendMode) -> ChangedShapeStyle<Self, BlendMode> {
    ChangedShapeStyle(base: self, name: "blendMode", change: mode)
  }
}
