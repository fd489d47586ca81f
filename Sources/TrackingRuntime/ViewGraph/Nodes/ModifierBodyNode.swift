/// The node of a modifier that a learner wrote: like a view's, with the modified view at hand.
final class ModifierBodyNode<Modifier: ViewModifier>: BodyNode {
  private var modifier: Modifier
  let content: ModifierBase

  init(_ modifier: Modifier, content: ModifierBase, parent: ViewNode) {
    self.modifier = modifier
    self.content = content
    super.init(parent: parent, layout: ViewLayout.of(Modifier.self))
    withUnsafePointer(to: &self.modifier) { makeSlots(base: $0) }
    if hasRoom() { evaluate() }
  }

  func replace(with newer: Modifier) {
    let isEqual =
      graph.skipsEqualValues
      && withUnsafePointer(to: &modifier) { old in
        withUnsafePointer(to: newer) {
          layout.comparison.areEqual(old, $0, closures: graph.closures)
        }
      }
    if isEqual {
      visitReaders()
    } else {
      pendingCause.insert(.selfValue)
      modifier = newer
      dropReaders()
    }
    if !pendingCause.isEmpty { evaluate() }
  }

  override func evaluate() {
    guard hasItsObjects() else { return }
    var copy = modifier
    withUnsafeMutablePointer(to: &copy) { install(base: $0) }
    let body = run { copy.body(content: _ViewModifier_Content(base: content)) }
    if let child {
      Modifier.Body._updateNode(child, body)
    } else {
      child = Modifier.Body._makeNode(body, parent: self)
    }
  }
}
