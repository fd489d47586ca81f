import Synchronization

/// One key path a class, made once, so that two `@Environment(T.self)` compare as equal.
enum EnvironmentObjectKeyPath {
  private static let known = Mutex<[ObjectIdentifier: AnyKeyPath & Sendable]>([:])

  static func of<Object: AnyObject>(
    _ type: Object.Type
  ) -> KeyPath<EnvironmentValues, Object?> {
    let key = ObjectIdentifier(type)
    if let found = known.withLock({ $0[key] }) as? KeyPath<EnvironmentValues, Object?> {
      return found
    }
    let made = \EnvironmentValues[EnvironmentObjectKey<Object>()]
    known.withLock { $0[key] = made }
    return made
  }
}
