import Foundation

/// The room that a view wants around it.
public struct ViewSpacing: Sendable {
  /// No room.
  public static let zero = ViewSpacing()

  /// Makes the usual room.
  public init() {}

  /// The room between two views.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}
