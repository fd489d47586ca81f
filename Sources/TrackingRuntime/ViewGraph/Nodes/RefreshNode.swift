/// The node of `refreshable`.
final class RefreshNode: ModifierNode<RefreshModifier> {}
