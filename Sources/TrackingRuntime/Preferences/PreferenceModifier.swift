/// A value for the views around.
public nonisolated struct PreferenceModifier<Key: PreferenceKey>: NodeModifier {
  /// What becomes of the value that comes from below.
  let change: (inout Key.Value) -> Void

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    PreferenceNode(modifier, parent: parent)
  }
}

extension View {
  /// Hands a value up to the views around; values from below are not handed on.
  public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> ModifiedContent<Self, PreferenceModifier<K>> {
    modifier(PreferenceModifier { $0 = value })
  }

  /// Changes the value that comes from below before it is handed on.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> ModifiedContent<Self, PreferenceModifier<K>> {
    modifier(PreferenceModifier(change: callback))
  }
}
