extension Optional: View, PrimitiveView where Wrapped: View {
  /// Never reached: the graph shows the wrapped view.
  public typealias Body = Never

  /// Makes the node of the wrapped view, if there is one.
  public static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
    let node = BranchNode(parent: parent)
    if let view { node.setChild(Wrapped._makeNode(view, parent: node), branch: .first) }
    return node
  }

  /// Makes, updates or tears down the wrapped view.
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    // The node was made by this type's `_makeNode`.
    let node = unsafeDowncast(node, to: BranchNode.self)
    switch (view, node.child) {
    case (let view?, let child?): Wrapped._updateNode(child, view)
    case (let view?, nil): node.setChild(Wrapped._makeNode(view, parent: node), branch: .first)
    case (nil, _?): node.removeChild()
    case (nil, nil): break
    }
  }
}
