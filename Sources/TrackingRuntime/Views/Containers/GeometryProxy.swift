import Foundation

/// The size and place of a container.
///
/// Differs from SwiftUI: nothing is laid out; every container has the size of one telephone.
public struct GeometryProxy: Hashable, Sendable {
  /// The size in points.
  public let size: CGSize

  /// The size of the screen.
  static let screen = GeometryProxy(size: CGSize(width: 393, height: 852))

  /// What covers the edges.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The place in a space of coordinates.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: CGPoint(x: 0, y: 0), size: size)
  }

  /// The place in a named space of coordinates.
  @_disfavoredOverload
  public func frame(in coordinateSpace: NamedCoordinateSpace) -> CGRect {
    CGRect(origin: CGPoint(x: 0, y: 0), size: size)
  }
}
