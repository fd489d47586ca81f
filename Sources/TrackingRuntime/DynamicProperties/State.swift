/// A value that a view owns and the graph keeps while the view stays in its place.
///
/// Differs from SwiftUI: none known for Xcode 26 and earlier (policy `eager`); for Xcode 27's macro,
/// which evaluates the initial value once a place, there is `LazyState` [D07, D08].
@propertyWrapper
public struct State<Value>: DynamicProperty {
  /// The initial value; in the copy of the view whose body runs, the current one.
  ///
  /// A closure that the body makes captures that copy, and is different whenever the value is [C07].
  var value: Value
  var box: StateBox<Value>?

  /// Makes a state with the value that it has when its place is new.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Makes a state with the value that it has when its place is new.
  public init(initialValue: Value) { value = initialValue }

  /// The value; a write runs the owner's body if a body has read it [C10, C11].
  public var wrappedValue: Value {
    get { box?.read() ?? value }
    nonmutating set { box?.set(newValue) }
  }

  /// A binding to the value; making one is not reading it [C12].
  public var projectedValue: Binding<Value> {
    if let box { return Binding(location: box) }
    RuntimeWarningLog.shared.report(
      """
      Accessing State's value outside of being installed on a View. This will result in a \
      constant Binding of the initial value and will not update.
      """)
    return .constant(value)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state whose initial value is `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: GraphProperty {
  static func makeSlot(
    field: DynamicField, initial: UnsafeRawPointer, node: BodyNode
  ) -> PropertySlot {
    let state = initial.assumingMemoryBound(to: State<Value>.self).pointee
    return StateSlot(
      field: field, box: StateBox(state.value, owner: node, cause: field.cause))
  }
}
