/// The modified view of one `ModifierBodyNode`.
final class TypedModifierBase<Base: View>: ModifierBase {
  private var view: Base

  init(_ view: Base) { self.view = view }

  func replace(with newer: Base) {
    view = newer
    for place in places {
      if let child = place.child { Base._updateNode(child, newer) }
    }
  }

  override func makeNode(parent: ViewNode) -> ViewNode { Base._makeNode(view, parent: parent) }
}
