/// Carries a value across `MainActor.assumeIsolated` on one and the same thread.
///
/// `@unchecked Sendable`: the value never leaves the thread.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
