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

extension View {
  /// Puts views into the bar around the screen; they are read after the content.
  public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> LayeredView<Self, Content> {
    LayeredView(base: self, layer: content())
  }
}
