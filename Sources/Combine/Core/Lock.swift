import Synchronization

/// A small non-recursive lock for state that is not `Sendable`; never held while foreign code runs.
///
/// `Mutex<State>.withLock` only lets `sending` values out. Subscribers and values of a pipeline are
/// not `Sendable` in Combine's own signatures, so the state stays beside the lock, not inside it.
///
/// Where every value passes, `lock()` and `unlock()` stand alone: the generic result of `withLock`
/// costs more in metadata look-ups than the lock itself.
struct Lock: ~Copyable {
  private let mutex = Mutex(())

  func lock() { mutex._unsafeLock() }

  func unlock() { mutex._unsafeUnlock() }

  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}
