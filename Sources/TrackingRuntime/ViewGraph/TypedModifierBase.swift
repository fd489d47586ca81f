/// The modified view of one `ModifierBodyNode`.
final class TypedModifierBase<Base: View>: ModifierBase {
  private var view: Base

  init(_ view: Base) { self.view = view }

  /// Takes a newer view, for the places that the modifier makes from now on.
  func take(_ newer: Base) { view = newer }

  /// Hands the view to places that were there before, unless the modifier has removed them.
  func update(_ places: [ModifierContentNode]) {
    for place in places {
      if let child = place.child { Base._updateNode(child, view) }
    }
  }

  override func makeNode(parent: ViewNode) -> ViewNode { Base._makeNode(view, parent: parent) }
}
