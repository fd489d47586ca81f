/// The connection of a view's focus to a `@FocusState`.
public nonisolated struct FocusModifier<Value: Hashable>: NodeModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  /// Whether only the search field of the view counts, not what else is inside.
  var isForSearch = false

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    FocusNode(modifier, parent: parent)
  }
}

extension View {
  /// Connects the focus of this view to a value: it is `true` while the focus is here.
  public nonisolated func focused(
    _ condition: FocusState<Bool>.Binding
  ) -> ModifiedContent<Self, FocusModifier<Bool>> {
    modifier(FocusModifier(binding: condition, value: true))
  }

  /// Connects the focus of this view to a value among others.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> ModifiedContent<Self, FocusModifier<Value>> {
    modifier(FocusModifier(binding: binding, value: value))
  }

  /// Connects the focus of the search field to a value: it is `true` while the focus is there.
  public nonisolated func searchFocused(
    _ binding: FocusState<Bool>.Binding
  ) -> ModifiedContent<Self, FocusModifier<Bool>> {
    modifier(FocusModifier(binding: binding, value: true, isForSearch: true))
  }

  /// Connects the focus of the search field to a value among others.
  public nonisolated func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> ModifiedContent<Self, FocusModifier<Value>> {
    modifier(FocusModifier(binding: binding, value: value, isForSearch: true))
  }
}
