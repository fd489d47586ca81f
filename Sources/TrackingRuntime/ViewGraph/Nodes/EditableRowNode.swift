/// The node of one row that a person can delete or move, as by `onDelete` and `onMove`.
final class EditableRowNode: ModifierNode<EditableRowModifier> {
  override func collectControls(into controls: inout [Control]) {
    super.collectControls(into: &controls)
    let text = controlName
    add("Delete \(text)", modifier.delete, to: &controls)
    add("Move up \(text)", modifier.moveUp, to: &controls)
    add("Move down \(text)", modifier.moveDown, to: &controls)
  }

  private func add(_ label: String, _ action: (() -> Void)?, to controls: inout [Control]) {
    guard let action else { return }
    var control = Control(kind: "Row", label: label, isEnabled: scope.values.isEnabled)
    control.tap = { action() }
    controls.append(control)
  }
}
