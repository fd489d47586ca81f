/// The node of a modifier that changes only looks.
final class StyleNode: ModifierNode<StyleModifier> {}
