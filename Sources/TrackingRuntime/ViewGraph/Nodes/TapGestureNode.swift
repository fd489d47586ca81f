/// The node of `onTapGesture`: the whole content is a control, called by its text.
final class TapGestureNode: ModifierNode<TapGestureModifier> {
  override func collectControls(into controls: inout [Control]) {
    super.collectControls(into: &controls)
    var control = Control(kind: "TapGesture", label: controlName, isEnabled: true)
    let action = modifier.action
    control.tap = { action() }
    controls.append(control)
  }
}
