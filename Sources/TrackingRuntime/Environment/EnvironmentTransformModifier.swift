/// Changes one value of the environment by a closure.
public nonisolated struct EnvironmentTransformModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func write(_ values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }

  func isEqual(to other: Self) -> Bool {
    ValueComparison.of(Self.self).areEqual(values: self, other)
  }
}

extension View {
  /// Changes a value of the environment for this view and everything in it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> ModifiedContent<Self, EnvironmentTransformModifier<Value>> {
    modifier(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
  }
}
