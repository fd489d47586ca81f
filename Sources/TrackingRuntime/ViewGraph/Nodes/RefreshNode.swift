/// The node of `refreshable`.
final class RefreshNode: ModifierNode<RefreshModifier> {
  /// The first refreshable content of a tree.
  static func first(below node: ViewNode?) -> RefreshNode? {
    guard let node else { return nil }
    if let found = node as? RefreshNode { return found }
    var found: RefreshNode?
    node.forEachChild { if found == nil { found = first(below: $0) } }
    return found
  }
}
