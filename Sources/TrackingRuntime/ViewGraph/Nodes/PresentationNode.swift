/// The node of something presented: while it is there, it is what a person reads and uses.
final class PresentationNode: ModifierNode<PresentationModifier> {
  /// The presentation on top of all others.
  static func top(below node: ViewNode?) -> PresentationNode? {
    guard let node else { return nil }
    var found = node as? PresentationNode
    node.forEachChild { found = top(below: $0) ?? found }
    return found
  }

  func dismiss() { modifier.isPresented.wrappedValue = false }
}
