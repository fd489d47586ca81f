/// Marks a view as presented on top of everything around it.
nonisolated struct PresentationModifier: NodeModifier {
  let isPresented: Binding<Bool>

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    PresentationNode(modifier, parent: parent)
  }
}
