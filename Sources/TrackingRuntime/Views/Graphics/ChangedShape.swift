import Foundation

/// A shape that is made of another one.
public nonisolated struct ChangedShape<Base: Shape, Change: Sendable & Hashable>: InsettableShape {
  let base: Base
  let change: Change

  /// The outline of the other shape.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

extension ChangedShape: DerivedShape {
  var drawnName: String { DrawnShape(shape: base).name }
}
