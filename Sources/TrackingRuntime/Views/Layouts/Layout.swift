import Foundation

/// A way to lay views out.
///
/// Differs from SwiftUI: nothing is laid out; a layout is a place in the tree and its sizes are
/// never asked for.
@MainActor @preconcurrency
public protocol Layout: Animatable {
  /// What the layout keeps between its questions.
  associatedtype Cache = Void
  /// The views that are laid out.
  typealias Subviews = LayoutSubviews
  /// Makes what the layout keeps.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings what the layout keeps up to date.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The size that the layout wants.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Puts the views in their places.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  /// Makes it anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The views of a block, laid out this way.
  public nonisolated func callAsFunction<V: View>(
    @ViewBuilder _ content: () -> V
  ) -> LayoutView<Self, V> { LayoutView(layout: self, content: content()) }
}

extension Layout where Cache == Void {
  /// Nothing.
  public func makeCache(subviews: Subviews) {}
}
