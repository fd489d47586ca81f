/// An action for when a value is different from the one in the pass before.
public nonisolated struct ValueActionModifier<Value: Equatable>: NodeModifier {
  let value: Value
  let initial: Bool
  /// The form with one parameter runs the closure of the pass before the change [C21].
  var runsOlderAction = false
  let action: (Value, Value) -> Void

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    ValueActionNode(modifier, parent: parent)
  }
}

extension View {
  /// Runs an action when the value changes; given the value of the pass before and the new one [C21].
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> ModifiedContent<Self, ValueActionModifier<Value>> {
    modifier(ValueActionModifier(value: value, initial: initial, action: action))
  }

  /// Runs an action when the value changes [C21].
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> ModifiedContent<Self, ValueActionModifier<Value>> {
    modifier(ValueActionModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Runs an action with the new value when the value changes; what the action captured is of
  /// before the change, unlike in the other forms [C21].
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> ModifiedContent<Self, ValueActionModifier<Value>> {
    modifier(
      ValueActionModifier(value: value, initial: false, runsOlderAction: true) { _, newer in
        action(newer)
      })
  }
}
