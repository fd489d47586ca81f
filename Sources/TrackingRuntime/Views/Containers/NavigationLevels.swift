/// The screens of a stack whose path is known.
nonisolated struct NavigationLevels<Root: View>: PrimitiveView {
  let path: Binding<[AnyHashable]>
  let root: Root

  /// Makes the node of a new place.
  @MainActor
  static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
    let node = NavigationNode(parent: parent)
    node.setChild(Levels._makeNode(view.levels(node.destinations), parent: node), branch: .first)
    return node
  }

  /// Hands a newer value to the node.
  @MainActor
  static func _updateNode(_ node: ViewNode, _ view: Self) {
    // The node was made by this type's `_makeNode`.
    let node = unsafeDowncast(node, to: NavigationNode.self)
    if let child = node.child { Levels._updateNode(child, view.levels(node.destinations)) }
  }

  private typealias Levels = ModifiedContent<
    TupleView<(Root, PushedScreens)>, EnvironmentKeyWritingModifier<NavigationScope?>
  >

  @MainActor
  private func levels(_ destinations: NavigationDestinations) -> Levels {
    TupleView((root, PushedScreens(path: path, destinations: destinations)))
      .environment(\.navigationScope, NavigationScope(path: path, destinations: destinations))
  }
}
