/// One of two views, by the branch that was taken.
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>:
  PrimitiveView
{
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage

  nonisolated init(storage: Storage) { self.storage = storage }

  /// Makes the node of a new place.
  @MainActor
  public static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
    let node = BranchNode(parent: parent)
    fill(node, view)
    return node
  }

  /// Keeps the state of a branch while it is taken; switching makes a new place [C16].
  @MainActor
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    // The node was made by this type's `_makeNode`.
    let node = unsafeDowncast(node, to: BranchNode.self)
    switch (view.storage, node.branch) {
    case (.trueContent(let content), .first):
      if let child = node.child { TrueContent._updateNode(child, content) }
    case (.falseContent(let content), .second):
      if let child = node.child { FalseContent._updateNode(child, content) }
    default:
      node.removeChild()
      fill(node, view)
    }
  }

  @MainActor private static func fill(_ node: BranchNode, _ view: Self) {
    switch view.storage {
    case .trueContent(let content):
      node.setChild(TrueContent._makeNode(content, parent: node), branch: .first)
    case .falseContent(let content):
      node.setChild(FalseContent._makeNode(content, parent: node), branch: .second)
    }
  }
}
