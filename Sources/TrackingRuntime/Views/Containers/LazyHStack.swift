import Foundation

/// Views side by side.
///
/// Differs from SwiftUI: all of them exist, in view or not.
public nonisolated struct LazyHStack<Content: View>: ContentView {
  let content: Content

  /// Makes a row of the views of a block.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  static var containerName: String? { "LazyHStack" }
}
