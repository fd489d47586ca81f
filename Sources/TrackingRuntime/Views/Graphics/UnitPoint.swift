import Foundation

/// A place within a view, from 0 to 1 in both directions.
public struct UnitPoint: Hashable, Sendable, CustomStringConvertible {
  /// From the leading edge.
  public var x: CGFloat
  /// From above.
  public var y: CGFloat

  /// Makes a place.
  public init(x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x
    self.y = y
  }

  /// The upper leading corner.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// Both numbers.
  public var description: String { "\(x) \(y)" }
}
