/// The view that a modifier modifies, as it stands in `body(content:)`.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let base: ModifierBase

  /// Makes the node of a new place.
  @MainActor
  public static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
    let node = ModifierContentNode(base: view.base, parent: parent)
    node.child = view.base.makeNode(parent: node)
    view.base.add(node)
    return node
  }

  /// Does nothing: the modifier's node updates the content.
  @MainActor
  public static func _updateNode(_ node: ViewNode, _ view: Self) {}
}
