import Foundation

/// Views one below the other, of which only those in view exist, plus one.
public nonisolated struct LazyVStack<Content: View>: PrimitiveView {
  let content: Content

  /// Makes a column of the views of a block.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Makes the node of a new place.
  @MainActor
  public static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
    let node = RowsNode(name: "LazyVStack", parent: parent)
    node.setContent(Content._makeNode(view.content, parent: node))
    return node
  }

  /// Hands a newer value to the node.
  @MainActor
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    // The node was made by this type's `_makeNode`.
    let node = unsafeDowncast(node, to: RowsNode.self)
    if let content = node.content { Content._updateNode(content, view.content) }
  }
}
