/// A shape where it is shown: nothing is inside it.
///
/// The `body` that `Shape` gives is a fill of the shape itself; to run it would never end. SwiftUI
/// draws the outline and does not run it either.
nonisolated struct DrawnShape<Content: Shape>: LeafView {
  let shape: Content

  var name: String {
    (shape as? any DerivedShape)?.drawnName ?? TypeName.short(of: Content.self)
  }
  var treeLabel: String? { name }
}

extension Shape {
  /// Makes the node of a new place.
  public static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
    DrawnShape._makeNode(DrawnShape(shape: view), parent: parent)
  }

  /// Hands a newer shape to the node.
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    DrawnShape._updateNode(node, DrawnShape(shape: view))
  }
}
