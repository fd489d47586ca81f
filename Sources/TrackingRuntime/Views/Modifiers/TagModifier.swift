/// The value that a view stands for in a picker.
public nonisolated struct TagModifier: NodeModifier {
  let tag: AnyHashable

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    TagNode(modifier, parent: parent)
  }
}

extension View {
  /// Makes this view stand for a value in a picker.
  public func tag<Value: Hashable>(
    _ tag: Value, includeOptional: Bool = true
  ) -> ModifiedContent<Self, TagModifier> {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}
