/// Something that makes one view out of another.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view that `body(content:)` makes.
  associatedtype Body: View
  /// The view that is modified, as the modifier sees it.
  typealias Content = _ViewModifier_Content<Self>
  /// Makes the modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  /// Makes the node of a new place.
  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, parent: ViewNode
  ) -> ViewNode
  /// Hands a newer value to the node of a place.
  static func _updateNode<Base: View>(_ node: ViewNode, _ view: ModifiedContent<Base, Self>)
}

extension ViewModifier {
  /// Makes a node that runs `body(content:)`.
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, parent: ViewNode
  ) -> ViewNode {
    ModifierBodyNode(view.modifier, content: TypedModifierBase(view.content), parent: parent)
  }

  /// Runs `body(content:)` if the modifier is different, and updates the content.
  public static func _updateNode<Base: View>(
    _ node: ViewNode, _ view: ModifiedContent<Base, Self>
  ) {
    // The node was made by this type's `_makeNode` for the same types.
    let node = unsafeDowncast(node, to: ModifierBodyNode<Self>.self)
    let base = unsafeDowncast(node.content, to: TypedModifierBase<Base>.self)
    base.take(view.content)
    // The modifier first: it is above, and may remove the content or change its environment.
    let places = base.places
    node.replace(with: view.modifier)
    base.update(places)
  }
}

extension ViewModifier where Body == Never {
  /// Never reached.
  public func body(content: Content) -> Never {
    fatalError("body() should not be called on \(TypeName.short(of: Self.self)).")
  }
}
