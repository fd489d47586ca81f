import Foundation

/// The place of a value in the user defaults.
///
/// `@unchecked Sendable`: immutable; user defaults guard themselves.
final class DefaultsLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  let key: String
  private let store: UserDefaults
  private let decode: (Any?) -> Value
  private let encode: (Value) -> Any?

  init(
    key: String, store: UserDefaults, decode: @escaping (Any?) -> Value,
    encode: @escaping (Value) -> Any?
  ) {
    self.key = key
    self.store = store
    self.decode = decode
    self.encode = encode
  }

  override func get() -> Value { decode(store.object(forKey: key)) }

  /// Writes the value and has everybody compare who shows the key.
  override func set(_ value: Value) {
    if let value = encode(value) {
      store.set(value, forKey: key)
    } else {
      store.removeObject(forKey: key)
    }
    DefaultsReaders.shared.tell(key)
  }

  override func attach(_ reader: LocationReader) { DefaultsReaders.shared.add(reader, key: key) }
  override func detach(_ reader: LocationReader) { DefaultsReaders.shared.remove(reader, key: key) }

  override func isEqual(to other: AnyLocation<Value>) -> Bool {
    guard let other = other as? DefaultsLocation<Value> else { return false }
    return key == other.key && store === other.store
  }
}
