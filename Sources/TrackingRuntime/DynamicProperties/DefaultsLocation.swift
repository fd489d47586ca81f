import Combine
import Foundation
import Synchronization

/// The place of a value in the user defaults.
///
/// As a property of an observable object it announces each write of its key, as `@Published` does.
///
/// `@unchecked Sendable`: what changes is guarded by a lock; user defaults guard themselves.
final class DefaultsLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  let key: String
  private let store: UserDefaults
  private let read: (UserDefaults, String) -> Value
  private let write: (UserDefaults, String, Value) -> Void
  private let lock = Mutex<Void>(())
  private var willChange: ObservableObjectPublisher?
  /// The value at the last announcement.
  private var announced: Value?

  init(
    key: String, store: UserDefaults, read: @escaping (UserDefaults, String) -> Value,
    write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    self.key = key
    self.store = store
    self.read = read
    self.write = write
  }

  override func get() -> Value { read(store, key) }

  /// Writes the value and has everybody compare who shows the key.
  override func set(_ value: Value) {
    DefaultsReaders.shared.announce(key)
    write(store, key, value)
    DefaultsReaders.shared.didAnnounce(key)
    DefaultsReaders.shared.tell(key)
  }

  override func attach(_ reader: LocationReader) { DefaultsReaders.shared.add(reader, key: key) }
  override func detach(_ reader: LocationReader) { DefaultsReaders.shared.remove(reader, key: key) }

  override func isEqual(to other: AnyLocation<Value>) -> Bool {
    guard let other = other as? DefaultsLocation<Value> else { return false }
    return key == other.key && store === other.store
  }

  func noteAnnounced() {
    let value = get()
    lock.withLock { _ in if willChange != nil { announced = value } }
  }
}

extension DefaultsLocation: PublishedStoring {
  var objectWillChange: ObservableObjectPublisher? {
    get { lock.withLock { _ in willChange } }
    set {
      lock.withLock { _ in willChange = newValue }
      noteAnnounced()
      DefaultsReaders.shared.add(self, key: key)
    }
  }
}

extension DefaultsLocation: DefaultsAnnouncing {
  func announce() { objectWillChange?.send() }

  func announceOtherWrite() -> Bool {
    let value = get()
    let isOther = lock.withLock { _ -> Bool in
      guard let announced else { return false }
      return !ValueComparison.of(Value.self).areEqual(values: announced, value)
    }
    guard isOther else { return false }
    noteAnnounced()
    announce()
    return true
  }
}
