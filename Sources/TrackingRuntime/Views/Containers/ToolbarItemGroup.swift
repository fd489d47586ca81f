/// Several parts of the bar around a screen.
public nonisolated struct ToolbarItemGroup<Content: View>: ContentView, ToolbarContent {
  /// Never reached: the graph knows the view.
  public typealias Body = Never

  let content: Content

  /// Makes parts of the bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  static var containerName: String? { "ToolbarItemGroup" }
}
