/// State that a gesture writes while it goes on; here it keeps its first value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value

  /// Makes a state with the value that it has while there is no gesture.
  public init(wrappedValue: Value) { _value = State(wrappedValue: wrappedValue) }

  /// Makes a state with the value that it has while there is no gesture.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value.
  public var wrappedValue: Value { value }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}
