/// A view whose place is bound to an id.
public nonisolated struct IDView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  /// Makes the node of a new place.
  @MainActor
  public static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
    let node = IDNode(view.id, parent: parent)
    node.setChild(Content._makeNode(view.content, parent: node), branch: .first)
    return node
  }

  /// Keeps everything while the id is equal; else makes a new place [C17].
  @MainActor
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    // The node was made by this type's `_makeNode`.
    let node = unsafeDowncast(node, to: IDNode<ID>.self)
    if node.id == view.id, let child = node.child {
      Content._updateNode(child, view.content)
    } else {
      node.removeChild()
      node.id = view.id
      node.setChild(Content._makeNode(view.content, parent: node), branch: .first)
    }
  }
}

extension View {
  /// Binds this view's place to an id: another id is another place [C17].
  public func id<ID: Hashable>(_ id: ID) -> IDView<Self, ID> { IDView(content: self, id: id) }
}
