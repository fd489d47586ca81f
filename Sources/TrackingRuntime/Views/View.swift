/// A part of a screen, described by a value.
///
/// Values come and go; the graph keeps a node for each place in the tree. The two requirements
/// with an underscore are how a value reaches its node; nobody but this module implements them.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view that `body` makes.
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
  /// Makes the node of a new place.
  static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode
  /// Hands a newer value to the node of a place.
  static func _updateNode(_ node: ViewNode, _ view: Self)
}

extension View {
  /// Makes a node that runs `body`.
  public static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
    ViewBodyNode(view, parent: parent)
  }

  /// Runs `body` if the value is different.
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    // The node was made by this type's `_makeNode`.
    unsafeDowncast(node, to: ViewBodyNode<Self>.self).replace(with: view)
  }
}
