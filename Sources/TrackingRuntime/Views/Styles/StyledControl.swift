/// A control whose look a style in the environment can make.
protocol StyledControl: ContentView {
  associatedtype Configuration
  /// What a style is given.
  var configuration: Configuration { get }
}

extension StyledControl {
  /// Makes the node of a new place; whether there is a style is settled by where the place is.
  public static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
    let node = ContentNode(view, parent: parent)
    if node.scope.values[ControlStyleName<Configuration>()] == nil {
      node.child = Content._makeNode(view.content, parent: node)
    } else {
      node.child = StyledLabel._makeNode(
        StyledLabel(configuration: view.configuration), parent: node)
    }
    return node
  }

  /// Hands a newer value to the node.
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    // The node was made by this type's `_makeNode`.
    let node = unsafeDowncast(node, to: ContentNode<Self>.self)
    node.view = view
    guard let child = node.child else { return }
    if child is ViewBodyNode<StyledLabel<Configuration>> {
      StyledLabel._updateNode(child, StyledLabel(configuration: view.configuration))
    } else {
      Content._updateNode(child, view.content)
    }
  }
}
