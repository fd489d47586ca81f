/// The header or footer of a section: in a list a row that is made when it comes into view.
public nonisolated struct SectionEdge<Content: View>: PrimitiveView {
  let content: Content

  /// How many rows it is: without a header nothing takes up room.
  static var rowCount: Int { Content.self == EmptyView.self ? 0 : 1 }

  /// Makes the node of a new place.
  @MainActor
  public static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
    SectionEdgeNode(view, parent: parent)
  }

  /// Hands a newer value to the node.
  @MainActor
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    // The node was made by this type's `_makeNode`.
    unsafeDowncast(node, to: SectionEdgeNode<Content>.self).replace(with: view)
  }
}
