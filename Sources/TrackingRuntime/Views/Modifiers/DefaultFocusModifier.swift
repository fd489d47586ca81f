extension View {
  /// Moves the focus to the view of a value when this view appears and nothing has the focus.
  ///
  /// Differs from SwiftUI: the first appearance alone counts, whatever the priority.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> ModifiedContent<Self, DefaultFocusModifier<V>> {
    modifier(DefaultFocusModifier(binding: binding, value: value))
  }
}

/// The focus that a view begins with.
public nonisolated struct DefaultFocusModifier<Value: Hashable>: NodeModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    DefaultFocusNode(modifier, parent: parent)
  }
}
