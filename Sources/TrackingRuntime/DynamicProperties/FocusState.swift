/// Which field has the focus: `true` or the value of the view that has it, else `false` or `nil`.
///
/// The program moves the focus by writing it, a person by tapping or typing into a field. A value
/// that no view on the screen answers to goes back to none once the bodies have run.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  let resetValue: Value
  /// In the copy of the view whose body runs, the current value; see `State`.
  var value: Value
  var location: FocusLocation<Value>?

  /// Makes a state in which nothing has the focus.
  public init() where Value == Bool { (resetValue, value) = (false, false) }

  /// Makes a state in which nothing has the focus.
  public init<Field: Hashable>() where Value == Field? { (resetValue, value) = (nil, nil) }

  /// What has the focus; a write runs the owner's body if a body has read it.
  public var wrappedValue: Value {
    get { location?.box.read() ?? resetValue }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to what has the focus; making one is not reading it.
  public var projectedValue: Binding { Binding(resetValue: resetValue, location: location) }

  /// A connection to the focus that another view owns.
  @propertyWrapper
  public struct Binding: DynamicProperty {
    let resetValue: Value
    let location: FocusLocation<Value>?

    /// What has the focus; reading it in a body makes that view depend on it.
    public var wrappedValue: Value {
      get { location.map { SwiftBinding(location: $0.box).wrappedValue } ?? resetValue }
      nonmutating set { location?.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

/// `Binding` outside of `FocusState`, which has one of its own.
private typealias SwiftBinding = Binding

extension FocusState: GraphProperty {
  static func makeSlot(
    field: DynamicField, initial: UnsafeRawPointer, node: BodyNode
  ) -> PropertySlot {
    let state = initial.assumingMemoryBound(to: FocusState<Value>.self).pointee
    let box = StateBox(state.resetValue, owner: node, cause: field.cause)
    return FocusStateSlot(
      field: field, box: box,
      location: FocusLocation(box: box, resetValue: state.resetValue, graph: node.graph))
  }
}

extension FocusState.Binding: GraphProperty {
  static func makeSlot(
    field: DynamicField, initial: UnsafeRawPointer, node: BodyNode
  ) -> PropertySlot {
    FocusBindingSlot<Value>(field: field)
  }
}
