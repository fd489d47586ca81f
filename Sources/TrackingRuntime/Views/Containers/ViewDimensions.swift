import Foundation

/// The size of a view where it lines up with others.
public struct ViewDimensions: Hashable, Sendable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat

  /// Where the view lines up from side to side.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    guide == .leading ? 0 : guide == .trailing ? width : width / 2
  }

  /// Where the view lines up from top to bottom.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    guide == .top ? 0 : guide == .bottom ? height : height / 2
  }
}
