import Foundation

/// Rows of views that line up in columns.
public nonisolated struct Grid<Content: View>: ContentView {
  let content: Content

  /// Makes a grid of the rows of a block.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  static var containerName: String? { "Grid" }
}
