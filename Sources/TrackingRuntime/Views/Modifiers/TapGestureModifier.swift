/// An action for when a view is tapped.
public nonisolated struct TapGestureModifier: NodeModifier {
  let action: () -> Void

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    TapGestureNode(modifier, parent: parent)
  }
}

extension View {
  /// Runs an action when this view is tapped.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> ModifiedContent<Self, TapGestureModifier> {
    modifier(TapGestureModifier(action: action))
  }
}
