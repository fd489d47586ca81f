import Foundation

/// Where a scroll view is.
///
/// Differs from SwiftUI: it is set by the program alone and moves nothing.
public struct ScrollPosition: Equatable, Sendable {
  /// The edge that it was scrolled to.
  public private(set) var edge: Edge?
  /// The point that it was scrolled to.
  public private(set) var point: CGPoint?
  /// Whether a person has scrolled.
  public var isPositionedByUser: Bool { false }

  /// Makes a place at an edge.
  public init(edge: Edge) { self.edge = edge }
  /// Makes a place at a point.
  public init(point: CGPoint) { self.point = point }
  /// Makes a place that is named by ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}

  /// Goes to an edge.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  /// Goes to a point.
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  /// Goes to a view with an id.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}
}
