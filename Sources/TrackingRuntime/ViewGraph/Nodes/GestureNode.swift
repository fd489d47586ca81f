/// The node of a gesture: one that a tap ends is a control, called by the content's text.
final class GestureNode<G: Gesture>: ModifierNode<GestureModifier<G>> {
  override func collectControls(into controls: inout [Control]) {
    super.collectControls(into: &controls)
    let tap = modifier.gesture.tap
    guard !tap.isEmpty else { return }
    var control = Control(kind: "Gesture", label: controlName, isEnabled: true)
    control.tap = { tap.run() }
    controls.append(control)
  }

  override var treeLabel: String? { "gesture(\(TypeName.short(of: G.self)))" }
}
