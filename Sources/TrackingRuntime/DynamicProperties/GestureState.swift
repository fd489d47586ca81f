/// State that a gesture writes while it goes on; it has its first value again when it has ended.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initialValue: Value
  private let willReset: ((Value, inout Transaction) -> Void)?

  /// Makes a state with the value that it has while there is no gesture.
  public init(wrappedValue: Value) {
    _value = State(wrappedValue: wrappedValue)
    initialValue = wrappedValue
    willReset = nil
  }

  /// Makes a state with the value that it has while there is no gesture.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Makes a state that goes back to its first value with a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Makes a state that goes back to its first value with a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Makes a state that calls a closure before it goes back to its first value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    _value = State(wrappedValue: wrappedValue)
    initialValue = wrappedValue
    willReset = reset
  }

  /// Makes a state that calls a closure before it goes back to its first value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

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
  func reset() {
    if let willReset {
      var transaction = Transaction()
      willReset(value, &transaction)
    }
    value = initialValue
  }
}
