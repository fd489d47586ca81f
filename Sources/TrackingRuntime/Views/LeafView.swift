/// A primitive view without views inside, such as `Text`.
protocol LeafView: PrimitiveView {
  /// Whether the view is a row of a list.
  static var isRow: Bool { get }
  /// What the view tree says; `nil` leaves the view out.
  var treeLabel: String? { get }
  /// What a person would read.
  var screenText: String? { get }
  /// What a person could use.
  func control(in node: ViewNode) -> Control?
}

extension LeafView {
  var treeLabel: String? { TypeName.short(of: Self.self) }
  static var isRow: Bool { true }
  var screenText: String? { nil }
  func control(in node: ViewNode) -> Control? { nil }

  /// Makes the node of a new place.
  public static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
    LeafNode(view, parent: parent)
  }

  /// Hands a newer value to the node.
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    // The node was made by this type's `_makeNode`.
    unsafeDowncast(node, to: LeafNode<Self>.self).view = view
  }
}
