import Foundation

/// What a person can do to the rows of a `ForEach`.
public nonisolated struct RowEditModifier: NodeModifier {
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    RowEditNode(modifier, parent: parent)
  }
}
