import Foundation

/// Views in columns, of which only those in view exist, plus one.
///
/// Differs from SwiftUI: as many lines are in view as a list has rows.
public nonisolated struct LazyVGrid<Content: View>: RowsView {
  let columns: [GridItem]
  let content: Content

  /// Makes a grid of the views of a block.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.content = content()
  }

  static var containerName: String { "LazyVGrid" }
  var columnCount: Int { columns.reduce(0) { $0 + $1.count } }
}
