import Foundation

/// A shape that is made of another one.
public nonisolated struct ChangedShape<Base: Shape, Change: Sendable & Hashable>: InsettableShape,
  ContentView
{
  /// Never reached: the graph knows the view.
  public typealias Body = Never

  let base: Base
  let change: Change

  var content: Base { base }
  static var containerName: String? { nil }

  /// The outline of the other shape.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}
