import Foundation

/// Views in rows and columns, as a layout.
public nonisolated struct GridLayout: Layout {
  /// The alignment.
  public var alignment: Alignment
  /// The room between views.
  public var horizontalSpacing: CGFloat?
  /// The room between views.
  public var verticalSpacing: CGFloat?

  /// Makes the layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
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
