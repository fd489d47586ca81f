/// The modified view of one `ModifierBodyNode`, without its type.
@MainActor
class ModifierBase {
  /// The places in the modifier's body where the view stands.
  private(set) var places: [ModifierContentNode] = []

  func makeNode(parent: ViewNode) -> ViewNode { preconditionFailure("a base without a view") }

  final func add(_ node: ModifierContentNode) { places.append(node) }

  final func remove(_ node: ModifierContentNode) { places.removeAll { $0 === node } }
}
