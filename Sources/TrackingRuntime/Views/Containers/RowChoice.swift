/// What a list does when a person selects one of its rows.
struct RowChoice {
  /// The type of the values that the list selects.
  let valueType: Any.Type
  /// Whether a row's value can be selected.
  let accepts: @MainActor (AnyHashable) -> Bool
  /// Selects a row's value, alone or besides those that are selected already; whether it could.
  let select: @MainActor (AnyHashable, _ isEditing: Bool) -> Bool
}
