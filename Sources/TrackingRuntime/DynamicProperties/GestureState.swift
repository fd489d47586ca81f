/// State that a gesture writes while it goes on; it has its first value again when it has ended.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initialValue: Value

  /// Makes a state with the value that it has while there is no gesture.
  public init(wrappedValue: Value) {
    _value = State(wrappedValue: wrappedValue)
    initialValue = wrappedValue
  }

  /// Makes a state with the value that it has while there is no gesture.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value.
  public var wrappedValue: Value { value }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value while a gesture goes on.
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    var (newValue, transaction) = (value, Transaction())
    change(&newValue, &transaction)
    value = newValue
  }

  /// Gives the first value back.
  func reset() { value = initialValue }
}
