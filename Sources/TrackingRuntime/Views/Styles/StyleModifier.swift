/// A modifier that changes only looks: it keeps its place in the tree and does nothing else.
public nonisolated struct StyleModifier: NodeModifier, Equatable {
  let name: String

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    StyleNode(modifier, parent: parent)
  }
}
