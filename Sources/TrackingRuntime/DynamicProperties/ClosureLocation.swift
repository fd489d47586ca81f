/// The place behind `Binding(get:set:)`.
///
/// `@unchecked Sendable`: immutable; the closures belong to whoever made the binding.
final class ClosureLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }
  override func set(_ value: Value) { setter(value) }
}
