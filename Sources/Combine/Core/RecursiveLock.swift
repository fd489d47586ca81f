import Foundation
import Synchronization

/// A lock that is held while a subscriber is called, which may come back on the same thread.
struct RecursiveLock: ~Copyable {
  private let lock = Lock()
  /// The thread inside, 0 when there is none; a thread can only find itself here if it is inside.
  private let owner = Atomic<UInt>(0)

  @inline(__always)
  func withLock(_ body: () -> Void) {
    let thread = UInt(pthread_self())
    if owner.load(ordering: .relaxed) == thread { return body() }
    lock.lock()
    owner.store(thread, ordering: .relaxed)
    body()
    owner.store(0, ordering: .relaxed)
    lock.unlock()
  }
}
