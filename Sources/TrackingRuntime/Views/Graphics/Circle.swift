/// A circle.
public nonisolated struct Circle: Shape, LeafView {
  /// Makes a circle.
  public init() {}
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
