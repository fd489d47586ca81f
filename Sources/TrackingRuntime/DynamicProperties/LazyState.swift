/// A `State` whose initial value is evaluated once a place, as Xcode 27's macro does [D08].
///
/// Differs from SwiftUI: it is a property wrapper, so an `init` cannot write `self.number = number`
/// nor capture `self` in `State(wrappedValue:)`; it writes `_number = State(initialValue: number)`.
@propertyWrapper
public struct LazyState<Value>: DynamicProperty {
  /// How the value comes about; one of the two is there.
  let late: LateValue<Value>?
  /// In the copy of the view whose body runs, the current value; see `State`.
  var value: Value?
  var box: StateBox<Value>?

  /// Makes a state; the value is evaluated when the place is new.
  public init(wrappedValue: @autoclosure @escaping () -> Value) {
    late = LateValue(make: wrappedValue)
    value = nil
  }

  /// Makes a state with the value that it has when its place is new.
  public init(initialValue: Value) {
    late = nil
    value = initialValue
  }

  var initialValue: Value {
    if let value { return value }
    guard let late else { preconditionFailure("neither initialiser leaves both out") }
    return late.make()
  }

  /// The value; a write runs the owner's body if a body has read it [C10, C11].
  public var wrappedValue: Value {
    get { box?.read() ?? initialValue }
    nonmutating set { box?.set(newValue) }
  }

  /// A binding to the value; making one is not reading it [C12].
  public var projectedValue: Binding<Value> {
    if let box { return Binding(location: box) }
    return State(initialValue: initialValue).projectedValue
  }
}

extension LazyState where Value: ExpressibleByNilLiteral {
  /// Makes a state whose initial value is `nil`.
  public init() { self.init(initialValue: nil) }
}

// `@unchecked`: the expression runs where the view was written, on the main actor, as a property's initial
// value does; a view's own `Sendable` must not depend on it.
extension LazyState: @unchecked Sendable where Value: Sendable {}

extension LazyState: GraphProperty {
  static func makeSlot(
    field: DynamicField, initial: UnsafeRawPointer, node: BodyNode
  ) -> PropertySlot {
    let state = initial.assumingMemoryBound(to: LazyState<Value>.self).pointee
    return LazyStateSlot(
      field: field, box: StateBox(state.initialValue, owner: node, cause: field.cause))
  }
}
