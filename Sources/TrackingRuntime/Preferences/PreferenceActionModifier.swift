/// An action for when the value that comes from below is different.
public nonisolated struct PreferenceActionModifier<Key: PreferenceKey>: NodeModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    PreferenceActionNode(modifier, parent: parent)
  }
}

extension View {
  /// Runs an action after a pass in which the value from below is different.
  ///
  /// At first it is compared with the key's default.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> ModifiedContent<Self, PreferenceActionModifier<K>> where K.Value: Equatable {
    modifier(PreferenceActionModifier(action: action))
  }
}
