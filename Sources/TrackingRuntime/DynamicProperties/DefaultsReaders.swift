import Synchronization

/// Who shows, or announces, which key of the user defaults.
final class DefaultsReaders: Sendable {
  static let shared = DefaultsReaders()

  /// An `@AppStorage` of an observable object, as long as that lives.
  private struct Announcer: Sendable {
    weak var location: (any DefaultsAnnouncing)?
  }

  private struct Contents: Sendable {
    var readers: [String: [ObjectIdentifier: LocationReader]] = [:]
    var announcers: [String: [Announcer]] = [:]

    /// Whether there is anything to look after.
    var isEmpty: Bool { readers.isEmpty && announcers.isEmpty }
  }

  private let contents = Mutex(Contents())

  func add(_ reader: LocationReader, key: String) {
    let id = ObjectIdentifier(reader)
    contents.withLock { $0.readers[key, default: [:]][id] = reader }
  }

  func remove(_ reader: LocationReader, key: String) {
    let id = ObjectIdentifier(reader)
    contents.withLock { contents in
      contents.readers[key]?[id] = nil
      if contents.readers[key]?.isEmpty == true { contents.readers[key] = nil }
    }
  }

  /// Has the object of a location announce each write of its key.
  func add(_ location: any DefaultsAnnouncing, key: String) {
    contents.withLock { contents in
      contents.announcers[key, default: []].removeAll { $0.location == nil }
      contents.announcers[key, default: []].append(Announcer(location: location))
    }
  }

  /// Has every object with a key announce that it is about to change.
  func announce(_ key: String) {
    let announcers = contents.withLock { $0.announcers[key] ?? [] }
    for announcer in announcers { announcer.location?.announce() }
  }

  /// Has every object with a key keep the value in mind that it has announced.
  func didAnnounce(_ key: String) {
    let announcers = contents.withLock { $0.announcers[key] ?? [] }
    for announcer in announcers { announcer.location?.noteAnnounced() }
  }

  /// Has everybody compare who shows a key.
  func tell(_ key: String) {
    for reader in contents.withLock({ Array(($0.readers[key] ?? [:]).values) }) {
      reader.node.graph.inbox.add(reader.node, .none, reader: reader)
    }
  }

  /// Looks for writes past `@AppStorage`, of which the user defaults of Linux tell nobody; returns
  /// whether something on a screen has to compare.
  @MainActor
  func lookForOtherWrites(in graph: ViewGraph) -> Bool {
    let found = contents.withLock { $0.isEmpty ? nil : $0 }
    guard let found else { return false }
    var isNews = false
    for announcer in found.announcers.values.joined() {
      if announcer.location?.announceOtherWrite() == true { isNews = true }
    }
    for reader in found.readers.values.flatMap(\.values)
    where reader.node.graph === graph && reader.isStale {
      graph.inbox.add(reader.node, .none, reader: reader)
      isNews = true
    }
    return isNews
  }
}
