import Foundation

/// The room that a layout offers a view.
public struct ProposedViewSize: Hashable, Sendable {
  /// How wide; `nil` for as the view likes it.
  public var width: CGFloat?
  /// How high; `nil` for as the view likes it.
  public var height: CGFloat?

  /// No room.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// All the room there is.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// As the view likes it.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Makes an offer.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes an offer of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The offer with another size where it has none.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}
