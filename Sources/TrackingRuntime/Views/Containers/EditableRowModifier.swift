/// What a person can do to one row of a bound collection.
public nonisolated struct EditableRowModifier: NodeModifier {
  let delete: (() -> Void)?
  /// Moves the row by one place, up or down, if there is one.
  let moveUp: (() -> Void)?
  let moveDown: (() -> Void)?

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    EditableRowNode(modifier, parent: parent)
  }
}
