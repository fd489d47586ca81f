import Foundation

/// A circle.
public nonisolated struct Circle: InsettableShape {
  /// Makes a circle.
  public init() {}

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
