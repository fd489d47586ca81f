/// A primitive view that realises only the rows in view, plus one.
protocol RowsView: PrimitiveView {
  associatedtype Content: View
  /// The rows.
  var content: Content { get }
  /// The name in the tree and in identities.
  static var containerName: String { get }
  /// How many rows stand side by side.
  var columnCount: Int { get }
  /// What selecting a row does.
  var choice: RowChoice? { get }
}

extension RowsView {
  var columnCount: Int { 1 }
  var choice: RowChoice? { nil }

  /// Makes the node of a new place.
  public static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
    let node = RowsNode(name: containerName, parent: parent)
    node.columns = view.columnCount
    node.choice = view.choice
    node.setContent(Content._makeNode(view.content, parent: node))
    return node
  }

  /// Hands a newer value to the node.
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    // The node was made by this type's `_makeNode`.
    let node = unsafeDowncast(node, to: RowsNode.self)
    node.columns = view.columnCount
    node.choice = view.choice
    if let content = node.content { Content._updateNode(content, view.content) }
  }
}
