import Observation

/// Sets one value of the environment.
public nonisolated struct EnvironmentKeyWritingModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func write(_ values: inout EnvironmentValues) { values[keyPath: keyPath] = value }

  func isEqual(to other: Self) -> Bool {
    keyPath == other.keyPath
      && ValueComparison.of(Value.self).areEqual(values: value, other.value)
  }
}

extension View {
  /// Sets a value of the environment for this view and everything in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedContent<Self, EnvironmentKeyWritingModifier<Value>> {
    modifier(EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }
}
