/// The node of `accessibilityLabel`.
final class AccessibilityLabelNode: ModifierNode<AccessibilityLabelModifier> {
  override func collectControls(into controls: inout [Control]) {
    var inside: [Control] = []
    super.collectControls(into: &inside)
    for index in inside.indices { inside[index].label = modifier.label }
    controls += inside
  }
}
