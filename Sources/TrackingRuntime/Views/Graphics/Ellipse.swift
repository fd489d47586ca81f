import Foundation

/// An ellipse.
public nonisolated struct Ellipse: InsettableShape {
  /// Makes an ellipse.
  public init() {}

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
