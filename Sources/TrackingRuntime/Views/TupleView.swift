/// The views of a block, one after the other.
public nonisolated struct TupleView<T>: PrimitiveView {
  /// The views, as a tuple.
  public var value: T

  /// Makes a view of a tuple of views.
  public nonisolated init(_ value: T) { self.value = value }

  /// Makes the node of a new place.
  @MainActor
  public static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
    let node = TupleNode(layout: TupleLayout.of(T.self), parent: parent)
    withUnsafePointer(to: view.value) { node.makeChildren(base: $0) }
    return node
  }

  /// Hands a newer value to the node.
  @MainActor
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    // The node was made by this type's `_makeNode`.
    let node = unsafeDowncast(node, to: TupleNode.self)
    withUnsafePointer(to: view.value) { node.updateChildren(base: $0) }
  }
}
