/// A view of any type.
public nonisolated struct AnyView: PrimitiveView {
  let view: any View

  /// Wraps a view.
  public nonisolated init<Content: View>(_ view: Content) { self.view = view }

  /// Wraps a view.
  public nonisolated init<Content: View>(erasing view: Content) { self.view = view }

  /// Makes the node of a new place.
  @MainActor
  public static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
    let node = AnyViewNode(parent: parent)
    node.show(view.view)
    return node
  }

  /// Keeps the state while the type stays the same; else makes a new place [C18].
  @MainActor
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    // The node was made by this type's `_makeNode`.
    unsafeDowncast(node, to: AnyViewNode.self).update(view.view)
  }
}
