/// Marks a view as presented on top of everything around it.
nonisolated struct PresentationModifier: NodeModifier {
  let isPresented: Binding<Bool>
  /// Whether it is a screen of the stack around, not something over everything.
  var isPushed = false

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    PresentationNode(modifier, parent: parent)
  }
}
