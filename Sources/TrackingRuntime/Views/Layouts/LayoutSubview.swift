import Foundation

/// A view that a layout lays out; never here.
public struct LayoutSubview: Equatable {
  /// Who gets room first.
  public var priority: Double { 0 }
  /// The room around.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// A value that the view was given for layouts.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
  /// The size that the view wants.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// The measures of the view.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(width: 0, height: 0)
  }
  /// Puts the view in its place.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}
