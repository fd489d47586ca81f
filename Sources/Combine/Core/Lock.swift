import Synchronization

/// A small non-recursive lock for state that is not `Sendable`; never held while foreign code runs.
///
/// `Mutex<State>.withLock` only lets `sending` values out. Subscribers and values of a pipeline are
/// not `Sendable` in Combine's own signatures, so the state stays beside the lock, not inside it.
struct Lock: ~Copyable {
  private let mutex = Mutex(())

  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return try body()
  }
}
