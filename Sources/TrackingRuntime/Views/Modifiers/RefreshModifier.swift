/// An action for when a list is pulled down.
public nonisolated struct RefreshModifier: NodeModifier {
  let action: @Sendable () async -> Void

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    RefreshNode(modifier, parent: parent)
  }
}

extension View {
  /// Runs an action when the content is pulled down.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> ModifiedContent<Self, RefreshModifier> {
    modifier(RefreshModifier(action: action))
  }
}
