import Synchronization

/// Who shows which key of the user defaults.
final class DefaultsReaders: Sendable {
  static let shared = DefaultsReaders()

  private let readers = Mutex<[String: [ObjectIdentifier: LocationReader]]>([:])

  func add(_ reader: LocationReader, key: String) {
    let id = ObjectIdentifier(reader)
    readers.withLock { $0[key, default: [:]][id] = reader }
  }

  func remove(_ reader: LocationReader, key: String) {
    let id = ObjectIdentifier(reader)
    readers.withLock { $0[key]?[id] = nil }
  }

  /// Has everybody compare who shows a key.
  func tell(_ key: String) {
    for reader in readers.withLock({ Array(($0[key] ?? [:]).values) }) {
      reader.node.graph.inbox.add(reader.node, .none, reader: reader)
    }
  }
}
