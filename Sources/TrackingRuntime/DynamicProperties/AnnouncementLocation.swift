import Synchronization

/// How often an object has announced a change to the view that observes it.
///
/// A closure that captured that view is compared by what it captured, and an object stays the same
/// whatever it announces; so a body of another view that reads the object through such a closure
/// depends on this number [A07, C07].
///
/// Differs from SwiftUI: there, by what is known of it, the number is a field of the wrapper, which
/// makes closures different that only write to the object too; S2 says that those are equal.
///
/// `@unchecked Sendable`: everything mutable is under `lock`.
final class AnnouncementLocation: AnyLocation<Int>, @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private var count = 0
  private var readers: [ObjectIdentifier: LocationReader] = [:]
  private let inbox: UpdateInbox

  init(inbox: UpdateInbox) { self.inbox = inbox }

  override func get() -> Int { lock.withLock { _ in count } }

  /// Counts an announcement and has everybody told who has read the object.
  func announce() {
    let told = lock.withLock { _ in
      count += 1
      return Array(readers.values)
    }
    for reader in told { inbox.add(reader.node, .none, reader: reader) }
  }

  /// Makes the body that runs depend on the announcements, unless it is the observing view's own.
  func noteRead() { _ = Binding(location: self).wrappedValue }

  override func attach(_ reader: LocationReader) {
    lock.withLock { _ in readers[ObjectIdentifier(reader)] = reader }
  }

  override func detach(_ reader: LocationReader) {
    lock.withLock { _ in readers[ObjectIdentifier(reader)] = nil }
  }
}
