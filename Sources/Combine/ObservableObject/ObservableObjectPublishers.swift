/// Finds, and at first access makes, the publisher of each observable object.
///
/// Apple hangs the publisher on the object itself. Linux has no associated objects, so:
/// - An object with `@Published` properties keeps the publisher in their storages. It lives and
///   dies with the object, and needs no look-up by identity.
/// - An object without any has nowhere to keep it. A table from identity to (weak object, publisher)
///   holds it: the weak reference tells a dead object from a new one at the same address, and the
///   table is swept whenever it has doubled, so it never holds more than about twice the living
///   objects. A dead row holds only a publisher with no subscriber of its own making.
///
/// `@unchecked Sendable`: all mutable state is guarded by `lock`; publishers lock themselves.
final class ObservableObjectPublishers: @unchecked Sendable {
  static let shared = ObservableObjectPublishers()

  private struct Row {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = Lock()
  private var rows: [ObjectIdentifier: Row] = [:]
  private var sweepAt = 64

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let fields = PublishedFields.of(type(of: object))
    guard let first = fields.first(in: object) else { return lock.withLock { row(of: object) } }
    if let publisher = first.objectWillChange { return publisher }
    return lock.withLock {
      if let publisher = first.objectWillChange { return publisher }
      let publisher = ObservableObjectPublisher()
      // The first storage last: whoever sees it there may rely on all the others.
      for storage in fields.all(in: object).reversed() { storage.objectWillChange = publisher }
      return publisher
    }
  }

  /// The number of rows, dead ones included; for tests.
  var rowCount: Int { lock.withLock { rows.count } }

  private func row(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    if let row = rows[id], row.object === object { return row.publisher }
    if rows.count >= sweepAt {
      rows = rows.filter { $0.value.object != nil }
      sweepAt = max(64, rows.count * 2)
    }
    let row = Row(object: object, publisher: ObservableObjectPublisher())
    rows[id] = row
    return row.publisher
  }
}
