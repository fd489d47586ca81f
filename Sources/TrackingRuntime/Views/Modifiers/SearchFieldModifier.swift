/// The field of `searchable`.
nonisolated struct SearchFieldModifier: NodeModifier {
  let text: Binding<String>
  let prompt: String
  let isSearching: Binding<Bool>

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    SearchNode(modifier, parent: parent)
  }
}
