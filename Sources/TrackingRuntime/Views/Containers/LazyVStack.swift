import Foundation

/// Views one below the other, of which only those in view exist, plus one.
public nonisolated struct LazyVStack<Content: View>: RowsView {
  let content: Content

  /// Makes a column of the views of a block.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  static var containerName: String { "LazyVStack" }
}
