/// Room between parts of a bar.
public nonisolated struct ToolbarSpacer: LeafView, ToolbarContent {
  /// Never reached: the graph knows the view.
  public typealias Body = Never

  /// Makes room.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}
