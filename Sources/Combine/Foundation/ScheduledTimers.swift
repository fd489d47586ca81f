/// The timers that run loops hold, known here so that a leak can be explained by its timer.
///
/// `@unchecked Sendable`: its lock guards the table; the timers guard themselves.
final class ScheduledTimers: @unchecked Sendable {
  static let shared = ScheduledTimers()

  private let lock = Lock()
  private var timers: [ObjectIdentifier: ReleasingTimer] = [:]

  var all: [ReleasingTimer] { lock.withLock { Array(timers.values) } }

  func insert(_ timer: ReleasingTimer) {
    lock.withLock { timers[ObjectIdentifier(timer)] = timer }
  }

  func remove(_ timer: ReleasingTimer) {
    // It leaves the lock first: its `deinit` may come back here.
    _ = lock.withLock { timers.removeValue(forKey: ObjectIdentifier(timer)) }
  }
}
