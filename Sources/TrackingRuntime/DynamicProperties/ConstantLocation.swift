/// The place behind `Binding.constant(_:)`: writes are ignored.
///
/// `@unchecked Sendable`: immutable.
final class ConstantLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }

  override func isEqual(to other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return ValueComparison.of(Value.self).areEqual(values: value, other.value)
  }
}
