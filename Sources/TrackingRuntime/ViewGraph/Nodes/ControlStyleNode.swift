/// The node of a built-in style where there is no other one to take away.
final class ControlStyleNode<Modifier: EnvironmentModifier>: ModifierNode<Modifier> {
  override var treeLabel: String? { modifier.treeLabel }
}
