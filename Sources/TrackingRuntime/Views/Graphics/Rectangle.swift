import Foundation

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape {
  /// Makes a rectangle.
  public init() {}

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
