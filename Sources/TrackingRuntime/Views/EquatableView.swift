/// A view that is compared by its own `==` alone.
public nonisolated struct EquatableView<Content: View & Equatable>: PrimitiveView {
  /// The view inside.
  public var content: Content

  /// Wraps a view.
  public nonisolated init(content: Content) { self.content = content }

  /// Makes the node of a new place.
  @MainActor
  public static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
    let node = EquatableNode(view.content, parent: parent)
    node.child = Content._makeNode(view.content, parent: node)
    return node
  }

  /// Hands the value on only if `==` says that it is different [C09].
  @MainActor
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    // The node was made by this type's `_makeNode`.
    let node = unsafeDowncast(node, to: EquatableNode<Content>.self)
    guard !node.graph.skipsEqualValues || node.content != view.content, let child = node.child
    else { return }
    node.content = view.content
    node.graph.forceNextUpdate()
    Content._updateNode(child, view.content)
    // A primitive view does not ask; the next view must not answer for it.
    _ = node.graph.takeForcedUpdate()
  }
}

extension View where Self: Equatable {
  /// Compares this view by its own `==` [C09].
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
