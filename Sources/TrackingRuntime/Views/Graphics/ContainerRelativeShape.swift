import Foundation

/// The shape of the container around.
public nonisolated struct ContainerRelativeShape: InsettableShape {
  /// Makes the shape.
  public init() {}

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
