import Foundation
import Synchronization

/// Which body is being evaluated, asked by property wrappers that are read from any thread.
enum EvaluationScope {
  // Only the thread whose id is in `thread` reads or writes `node`; others see the other id.
  nonisolated(unsafe) private static var node: BodyNode?
  private static let thread = Atomic<UInt>(0)

  private static var currentThread: UInt { UInt(pthread_self()) }

  /// Whether this is the thread on which bodies run.
  static var isEvaluatingThread: Bool { thread.load(ordering: .relaxed) == currentThread }

  /// The view whose body runs on this thread right now.
  static var current: BodyNode? {
    isEvaluatingThread ? node : nil
  }

  /// Makes `next` the current one and returns the one before, for restoring.
  @MainActor
  static func enter(_ next: BodyNode?) -> BodyNode? {
    thread.store(currentThread, ordering: .relaxed)
    let previous = node
    node = next
    return previous
  }
}
