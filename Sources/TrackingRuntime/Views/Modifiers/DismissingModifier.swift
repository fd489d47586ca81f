/// Makes every control inside take the presentation away, after it has done its own.
nonisolated struct DismissingModifier: NodeModifier {
  let isPresented: Binding<Bool>

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    DismissingNode(modifier, parent: parent)
  }
}
