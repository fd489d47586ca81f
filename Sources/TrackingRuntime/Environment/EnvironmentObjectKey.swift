/// Names the object of a class within a key path.
struct EnvironmentObjectKey<Object: AnyObject>: Hashable, Sendable {}

extension EnvironmentValues {
  subscript<Object: AnyObject>(_: EnvironmentObjectKey<Object>) -> Object? {
    self[object: Object.self]
  }
}
