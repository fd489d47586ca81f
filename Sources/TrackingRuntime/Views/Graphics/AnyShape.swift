import Foundation

/// A shape of any type.
public nonisolated struct AnyShape: Shape {
  let shape: any Shape

  /// Wraps a shape.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
