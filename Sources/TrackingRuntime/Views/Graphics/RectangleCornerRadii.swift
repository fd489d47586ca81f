import Foundation

/// The radii of a rectangle's corners.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The upper leading one.
  public var topLeading: CGFloat
  /// The lower leading one.
  public var bottomLeading: CGFloat
  /// The lower trailing one.
  public var bottomTrailing: CGFloat
  /// The upper trailing one.
  public var topTrailing: CGFloat

  /// Makes four radii in points.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
