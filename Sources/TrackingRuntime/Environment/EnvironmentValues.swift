/// The values that a view hands to everything below it.
///
/// `@unchecked Sendable`: a value type; as in SwiftUI, what keys hold is the keys' business.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes an environment in which every key has its default.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    // Not `as?` of the look-up itself: what is absent would be the nil of an optional value.
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type, set by `environment(_:)` or `environmentObject(_:)`.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// The keys that have been set.
  public var description: String { "EnvironmentValues (\(values.count) set)" }
}
