internal import Foundation
import Synchronization

/// Runs the parser where a deeply nested source cannot exhaust the stack.
///
/// The parser bounds brackets but not chains such as `else if`; 10,000 of them overflow the
/// stack of an ordinary thread. Untouched pages of a stack cost nothing.
package enum DeepStack {
  /// A source that takes longer is given up; 1 MB of ordinary code takes one to three seconds.
  private static let seconds = 20.0

  /// The result of `work`, done on a thread with a deep stack while the caller waits; nil when it
  /// takes too long. The thread cannot be stopped then and is left behind.
  package static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value? {
    let result = Result<Value>()
    let finished = DispatchSemaphore(value: 0)
    DeepThread.idle().start {
      result.value.withLock { $0 = work() }
    } done: {
      finished.signal()
    }
    guard finished.wait(timeout: .now() + seconds) == .success else { return nil }
    return result.value.withLock { $0 }
  }

  private final class Result<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }
}
