internal import Foundation
import Synchronization

/// Runs the parser where a deeply nested source cannot exhaust the stack.
///
/// The parser bounds brackets but not chains such as `else if`; 10,000 of them overflow the
/// stack of an ordinary thread. Untouched pages of a stack cost nothing.
package enum DeepStack {
  /// A source that keeps a processor busy for longer is given up; 1 MB of ordinary code takes one to
  /// three seconds. The clock on the wall would give up sources because others use the machine.
  package static let seconds = 20.0

  /// The result of `work`, done on a thread with a deep stack while the caller waits; nil when it
  /// takes more than that. The thread cannot be stopped then and is left behind.
  package static func run<Value: Sendable>(
    upTo seconds: Double = DeepStack.seconds, _ work: @escaping @Sendable () -> Value
  ) -> Value? {
    let result = Result<Value>()
    let finished = DispatchSemaphore(value: 0)
    let thread = DeepThread.idle()
    thread.start {
      result.value.withLock { $0 = work() }
    } done: {
      finished.signal()
    }
    var rounds = 0
    while finished.wait(timeout: .now() + pause) != .success {
      rounds += 1
      let spent = thread.secondsOfWork ?? Double(rounds) * pause
      if spent > seconds { return nil }
    }
    return result.value.withLock { $0 }
  }

  /// How often, in seconds, the clock of the thread is looked at.
  private static let pause = 1.0

  private final class Result<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }
}
