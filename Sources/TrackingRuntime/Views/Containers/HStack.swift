import Foundation

/// Views side by side.
public nonisolated struct HStack<Content: View>: ContentView {
  let content: Content

  /// Makes a row of the views of a block.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  static var containerName: String? { "HStack" }
}
