import Foundation

/// How far a scroll view is scrolled, and how large it is.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far it is scrolled.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The room around the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize
  /// The part of the content that is in view.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}
