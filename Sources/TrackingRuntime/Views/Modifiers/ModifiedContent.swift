/// A view with a modifier around it.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// The view inside.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Puts a modifier around a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Never reached: the graph asks the modifier.
  public typealias Body = Never

  /// Makes the modifier's node.
  @MainActor
  public static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
    Modifier._makeNode(view, parent: parent)
  }

  /// Updates the modifier's node.
  @MainActor
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    Modifier._updateNode(node, view)
  }
}

extension View {
  /// Puts a modifier around this view.
  public nonisolated func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
