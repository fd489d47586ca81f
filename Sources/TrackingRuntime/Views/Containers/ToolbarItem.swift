/// A part of the bar around a screen.
public nonisolated struct ToolbarItem<Content: View>: ContentView, ToolbarContent {
  /// Never reached: the graph knows the view.
  public typealias Body = Never

  let content: Content

  /// Makes a part of the bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  static var containerName: String? { "ToolbarItem" }

  /// Hides the glass behind this part or not.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
}

extension ToolbarItem {
  /// Makes a part of a bar that a person may arrange.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}
