import Foundation

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: Shape, LeafView {
  /// Makes a rectangle whose corners have a radius in points.
  public init(cornerRadius: CGFloat) {}
}
