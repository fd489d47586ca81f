/// The node of a modifier that changes only looks.
final class StyleNode<Arguments>: ModifierNode<StyleModifier<Arguments>> {
  override var treeLabel: String? { Looks.words("\(modifier.name)", modifier.arguments) }
}
