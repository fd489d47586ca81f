import Foundation

/// Room at the four sides of a view, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// Above.
  public var top: CGFloat
  /// Where a line of text begins.
  public var leading: CGFloat
  /// Below.
  public var bottom: CGFloat
  /// Where a line of text ends.
  public var trailing: CGFloat

  /// Makes insets.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
