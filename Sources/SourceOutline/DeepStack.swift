internal import Foundation
import Synchronization

/// Runs the parser where a deeply nested source cannot exhaust the stack.
///
/// The parser bounds brackets but not chains such as `else if`; 10,000 of them overflow the
/// stack of an ordinary thread. Untouched pages of a stack cost nothing.
enum DeepStack {
  private static let bytes = 1 << 30

  /// The result of `work`, done on a thread of its own while the caller waits.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value? {
    let result = Result<Value>()
    let finished = DispatchSemaphore(value: 0)
    let thread = Thread {
      result.value.withLock { $0 = work() }
      finished.signal()
    }
    thread.stackSize = bytes
    thread.start()
    finished.wait()
    return result.value.withLock { $0 }
  }

  private final class Result<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }
}
