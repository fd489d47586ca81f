import Foundation

/// How wide the columns or how high the rows of a grid are.
public struct GridItem: Sendable {
  /// A size.
  public enum Size: Sendable {
    /// One column of a size in points.
    case fixed(CGFloat)
    /// One column that takes what is left.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size.
  public var size: Size
  /// The room between this column and the next one.
  public var spacing: CGFloat?
  /// Where content stands within the column.
  public var alignment: Alignment?

  /// Makes a column or row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// How many columns it is on a screen of the size that `GeometryProxy` has.
  var count: Int {
    guard case .adaptive(let minimum, _) = size else { return 1 }
    return max(1, Int(GeometryProxy.screen.size.width / max(1, minimum + (spacing ?? 8))))
  }
}
