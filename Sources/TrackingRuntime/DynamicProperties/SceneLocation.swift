import Synchronization

/// The place of one key's value in a window.
///
/// `@unchecked Sendable`: everything mutable is under `lock`.
final class SceneLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private var value: Value
  private var readers: [ObjectIdentifier: LocationReader] = [:]
  private let inbox: UpdateInbox

  init(_ value: Value, inbox: UpdateInbox) {
    self.value = value
    self.inbox = inbox
  }

  override func get() -> Value { lock.withLock { _ in value } }

  /// Writes the value and has everybody compare who has read it.
  override func set(_ newValue: Value) {
    var replaced = newValue
    let told = lock.withLock { _ in
      swap(&value, &replaced)
      return Array(readers.values)
    }
    for reader in told { inbox.add(reader.node, .none, reader: reader) }
  }

  override func attach(_ reader: LocationReader) {
    lock.withLock { _ in readers[ObjectIdentifier(reader)] = reader }
  }

  override func detach(_ reader: LocationReader) {
    lock.withLock { _ in readers[ObjectIdentifier(reader)] = nil }
  }
}
