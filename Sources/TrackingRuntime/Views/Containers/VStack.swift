import Foundation

/// Views one below the other.
public nonisolated struct VStack<Content: View>: ContentView {
  let content: Content

  /// Makes a column of the views of a block.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  static var containerName: String? { "VStack" }
}
