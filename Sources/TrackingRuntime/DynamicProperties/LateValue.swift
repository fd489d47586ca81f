/// The expression of a `LazyState`'s initial value, not evaluated yet.
///
/// Two are always equal: whatever a later one would give is ignored [C30], so it makes no view
/// different [C31].
struct LateValue<Value>: Equatable {
  let make: () -> Value

  static func == (left: LateValue, right: LateValue) -> Bool { true }
}
