/// A value that views give to the layout around them.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that gives none.
  static var defaultValue: Value { get }
}

extension View {
  /// Gives the layout around this view a value.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> StyledView<Self, K.Value> { look("layoutValue", value) }
}
