/// A part of the bar around a screen.
public nonisolated struct ToolbarItem<Content: View>: ContentView {
  let content: Content

  /// Makes a part of the bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  static var containerName: String? { "ToolbarItem" }
}
