import Foundation

/// A layout of any kind: views keep their state when it becomes another one.
public nonisolated struct AnyLayout: Layout {
  let layout: any Layout

  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) { self.layout = layout }

  /// No size.
  @MainActor public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }

  /// Nothing.
  @MainActor public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
