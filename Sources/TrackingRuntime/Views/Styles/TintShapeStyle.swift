/// The colour of the app.
public struct TintShapeStyle: ShapeStyle {
  /// The colour of the app.
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of the app.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
