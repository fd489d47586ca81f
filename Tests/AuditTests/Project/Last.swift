import Synchronization

/// The greatest number of those that were noted, from any thread.
final class Last: Sendable {
  private let value = Mutex(0)

  func note(_ number: Int) { value.withLock { $0 = max($0, number) } }

  var greatest: Int { value.withLock { $0 } }
}
