import Synchronization

/// What went wrong on several threads.
final class Failures: Sendable {
  private let list = Mutex<[String]>([])

  var all: [String] { list.withLock { $0 } }

  func add(_ failure: String) {
    list.withLock { $0.append(failure) }
  }
}
