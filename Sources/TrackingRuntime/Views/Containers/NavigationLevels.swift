/// The screens of a stack whose path is known.
nonisolated struct NavigationLevels<Root: View>: PrimitiveView {
  let path: Binding<[AnyHashable]>
  let root: Root
  let isColumn: Bool

  /// Makes the node of a new place.
  @MainActor
  static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
    let node = NavigationNode(path: view.path, isColumn: view.isColumn, parent: parent)
    node.setChild(Levels._makeNode(view.levels(of: node), parent: node), branch: .first)
    return node
  }

  /// Hands a newer value to the node.
  @MainActor
  static func _updateNode(_ node: ViewNode, _ view: Self) {
    // The node was made by this type's `_makeNode`.
    let node = unsafeDowncast(node, to: NavigationNode.self)
    node.inside.path = view.path
    if let child = node.child { Levels._updateNode(child, view.levels(of: node)) }
  }

  private typealias Levels = ModifiedContent<
    TupleView<(Root, PushedScreens)>, EnvironmentKeyWritingModifier<NavigationScope?>
  >

  @MainActor
  private func levels(of node: NavigationNode) -> Levels {
    TupleView((root, PushedScreens(path: path, destinations: node.destinations)))
      .environment(\.navigationScope, node.inside)
  }
}
