/// The selection of the list around a view; it stays the same while the list does.
@MainActor
final class ListSelection {
  var choice: RowChoice
  /// The list's own environment, which says whether it is being edited.
  private let scope: EnvironmentScope

  init(_ choice: RowChoice, scope: EnvironmentScope) {
    self.choice = choice
    self.scope = scope
  }

  /// Selects the row of a value, if it is of the list's type.
  func select(_ value: AnyHashable) -> Bool {
    choice.select(value, scope.values.editMode?.wrappedValue.isEditing ?? false)
  }

  /// Whether the list can select a value.
  func accepts(_ value: AnyHashable) -> Bool { choice.accepts(value) }

  /// A row as something that a person can tap.
  func control(of row: PickerOption) -> Control {
    var control = Control(kind: "Row", label: row.text, isEnabled: row.isEnabled)
    control.rowLines = row.lines
    control.tap = { _ = self.select(row.tag) }
    if !accepts(row.tag) {
      control.obstacle = .wrongTag(type(of: row.tag.base), in: choice.valueType)
    }
    return control
  }
}

extension EnvironmentValues {
  private enum ListSelectionKey: EnvironmentKey {
    static var defaultValue: ListSelection? { nil }
  }

  /// The selection of the list around.
  var listSelection: ListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}
