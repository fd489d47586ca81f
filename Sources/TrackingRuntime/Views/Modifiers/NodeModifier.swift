/// A modifier of ours, which has a node of its own instead of a body.
protocol NodeModifier: ViewModifier where Body == Never {
  /// Makes the node; the content is put into it afterwards.
  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self>
}

extension NodeModifier {
  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    ModifierNode(modifier, parent: parent)
  }

  /// Makes the node of a new place.
  @MainActor
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, parent: ViewNode
  ) -> ViewNode {
    let node = makeModifierNode(view.modifier, parent: parent)
    node.child = Base._makeNode(view.content, parent: node)
    node.didMount()
    return node
  }

  /// Hands a newer value to the node.
  @MainActor
  public static func _updateNode<Base: View>(
    _ node: ViewNode, _ view: ModifiedContent<Base, Self>
  ) {
    // The node was made by this type's `_makeNode`.
    let node = unsafeDowncast(node, to: ModifierNode<Self>.self)
    let old = node.modifier
    node.modifier = view.modifier
    node.willUpdateContent(from: old)
    if let child = node.child { Base._updateNode(child, view.content) }
    node.didUpdateContent(from: old)
  }
}
