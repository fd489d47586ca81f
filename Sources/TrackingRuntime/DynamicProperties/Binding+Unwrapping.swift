extension Binding {
  /// A binding to an optional of the value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    location = ClosureLocation(
      get: { base.location.get() },
      set: { if let value = $0 { base.location.set(value) } })
  }

  /// A binding to the value of an optional, or `nil` if there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    location = ClosureLocation(
      get: { base.location.get() ?? first }, set: { base.location.set($0) })
  }

  /// A binding to the value with its type forgotten.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    location = ClosureLocation(
      get: { AnyHashable(base.location.get()) },
      set: { if let value = $0.base as? Wrapped { base.location.set(value) } })
  }
}
