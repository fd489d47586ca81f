import Foundation

/// Views on top of each other, as a layout.
public nonisolated struct ZStackLayout: Layout {
  /// The alignment.
  public var alignment: Alignment

  /// Makes the layout.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// No size.
  @MainActor public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }

  /// Nothing.
  @MainActor public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
