/// A view that can be larger than the screen.
public nonisolated struct ScrollView<Content: View>: ContentView {
  let content: Content

  /// Makes a scrolling view of the views of a block.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  static var containerName: String? { "ScrollView" }
}
