/// A rectangle.
public nonisolated struct Rectangle: Shape, LeafView {
  /// Makes a rectangle.
  public init() {}
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
