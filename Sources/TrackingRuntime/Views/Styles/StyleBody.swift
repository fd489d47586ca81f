/// What a style makes of a control: `makeBody` runs with the style's dynamic properties connected.
nonisolated struct StyleBody<Style, Configuration>: PrimitiveView {
  let style: Style
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> AnyView

  /// Makes the node of a new place.
  @MainActor
  static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
    StyleBodyNode(view, parent: parent)
  }

  /// Hands a newer value to the node.
  @MainActor
  static func _updateNode(_ node: ViewNode, _ view: Self) {
    // The node was made by this type's `_makeNode`.
    unsafeDowncast(node, to: StyleBodyNode<Style, Configuration>.self).replace(with: view)
  }
}
