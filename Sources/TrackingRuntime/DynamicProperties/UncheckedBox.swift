/// Carries a value to the main actor where the compiler cannot see that it may go there.
///
/// `@unchecked Sendable`: the value stays on its thread (`MainActor.assumeIsolated`), or the thread
/// that a publisher sent it from hands it over and touches it no more (`onReceive`).
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
