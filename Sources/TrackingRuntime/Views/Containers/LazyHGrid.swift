import Foundation

/// Views in rows.
///
/// Differs from SwiftUI: all of them exist, in view or not.
public nonisolated struct LazyHGrid<Content: View>: ContentView {
  let content: Content

  /// Makes a grid of the views of a block.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  static var containerName: String? { "LazyHGrid" }
}
