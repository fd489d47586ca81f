/// What a search suggestion stands for.
public nonisolated struct SearchCompletionModifier: NodeModifier {
  let completion: String

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    SearchCompletionNode(modifier, parent: parent)
  }
}
