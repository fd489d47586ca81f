/// A modifier that changes only looks: it keeps its place in the tree and does nothing else.
///
/// What it was called with is part of its value, so views that hold it are compared as usual [C03].
public nonisolated struct StyleModifier<Arguments>: NodeModifier {
  let name: StaticString
  let arguments: Arguments

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    StyleNode(modifier, parent: parent)
  }
}
