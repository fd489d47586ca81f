/// The tabs of which one is read and used; the others' items can be tapped.
nonisolated struct TabChoice<Content: View>: PrimitiveView {
  let tag: AnyHashable?
  let place: Int
  let content: Content
  let choose: @MainActor (AnyHashable?, Int) -> Void

  /// Makes the node of a new place.
  @MainActor
  static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
    let node = TabChoiceNode(view, parent: parent)
    node.child = Content._makeNode(view.content, parent: node)
    node.choiceDidChange()
    return node
  }

  /// Hands a newer value to the node.
  @MainActor
  static func _updateNode(_ node: ViewNode, _ view: Self) {
    // The node was made by this type's `_makeNode`.
    let node = unsafeDowncast(node, to: TabChoiceNode<Content>.self)
    node.view = view
    if let child = node.child { Content._updateNode(child, view.content) }
    node.choiceDidChange()
  }
}
