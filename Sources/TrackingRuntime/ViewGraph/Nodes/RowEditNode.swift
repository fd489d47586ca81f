import Foundation

/// The node of `onDelete` and `onMove`.
///
/// Differs from SwiftUI: the controls are there without a swipe or an edit mode.
final class RowEditNode: ModifierNode<RowEditModifier> {
  override func collectControls(into controls: inout [Control]) {
    super.collectControls(into: &controls)
    let count = rowCount
    var rows: [(offset: Int, text: String)] = []
    child?.collectRows(into: &rows)
    for (offset, text) in rows {
      if let delete = modifier.delete {
        add("Delete \(text)", to: &controls) { delete(IndexSet(integer: offset)) }
      }
      guard let move = modifier.move else { continue }
      if offset > 0 {
        add("Move up \(text)", to: &controls) { move(IndexSet(integer: offset), offset - 1) }
      }
      if offset + 1 < count {
        add("Move down \(text)", to: &controls) { move(IndexSet(integer: offset), offset + 2) }
      }
    }
  }

  private func add(
    _ label: String, to controls: inout [Control], tap: @escaping @MainActor () -> Void
  ) {
    var control = Control(kind: "Row", label: label, isEnabled: scope.values.isEnabled)
    control.tap = tap
    controls.append(control)
  }
}
