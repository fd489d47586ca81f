/// A value that a window keeps.
///
/// Differs from SwiftUI: each place keeps its own, and nothing is stored.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  @State private var value: Value

  /// Makes a value with the one that it has at first.
  public init(wrappedValue: Value, _ key: String) { _value = State(wrappedValue: wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { $value }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Makes a value that is `nil` at first.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}
