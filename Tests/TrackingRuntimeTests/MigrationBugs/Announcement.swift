import Observation
import Synchronization

/// A tracker of what a closure reads: whether a write to it has been announced.
final class Announcement: Sendable {
  private let flag = Mutex(false)

  var hasCome: Bool { flag.withLock { $0 } }

  /// Tracks what `read` reads until the first change.
  init(of read: () -> Void) {
    withObservationTracking(read) { self.flag.withLock { $0 = true } }
  }

  /// Whether `write` is announced to whoever has just done `read`.
  static func comes(to read: () -> Void, by write: () -> Void) -> Bool {
    let announcement = Announcement(of: read)
    write()
    return announcement.hasCome
  }
}
