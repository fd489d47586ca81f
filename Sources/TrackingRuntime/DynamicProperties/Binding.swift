/// A read and write connection to a value that somebody else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  var location: AnyLocation<Value>

  init(location: AnyLocation<Value>) { self.location = location }

  /// Makes a binding from two closures; each one made is a new place [C29].
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Makes a binding from a binding, for `$name` parameters.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value; reading it in a body makes that view depend on it [C12].
  public var wrappedValue: Value {
    get {
      guard let node = EvaluationScope.current else { return location.get() }
      // The scope answers only on the main actor's thread, inside a body.
      let location = location
      return MainActor.assumeIsolated { UncheckedBox(node.read(location)) }.value
    }
    nonmutating set { location.set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(location: ProjectedLocation(base: location, keyPath: keyPath))
  }
}

// A location is immutable or guards its value; what it hands out is `Sendable` here.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: GraphProperty {
  static func makeSlot(
    field: DynamicField, initial: UnsafeRawPointer, node: BodyNode
  ) -> PropertySlot {
    BindingSlot<Value>(field: field)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}
