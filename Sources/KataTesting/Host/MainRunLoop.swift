import Foundation
import Synchronization

/// The main thread's run loop, which serves the jobs of the main actor while it runs.
enum MainRunLoop {
  /// Runs `operation` in a task of its own and serves the main run loop until it has ended.
  ///
  /// XCTest's own `asyncTest` can lose the wake-up when the task ends before the run loop is
  /// entered, and then sleeps 100 ms. A block on the main queue cannot be lost.
  static func wait(
    for operation: @escaping @Sendable () async throws -> Void
  ) throws {
    let outcome = Outcome()
    Task {
      do {
        try await operation()
        outcome.end(with: .success(()))
      } catch {
        outcome.end(with: .failure(error))
      }
      DispatchQueue.main.async {}
    }
    while true {
      if let result = outcome.result { return try result.get() }
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  /// A timer that turns the main run loop every few milliseconds, until it is cancelled.
  ///
  /// XCTest waits for each `setUp` with the wait that loses wake-ups; a turn makes it look again.
  static func pulse() -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: .milliseconds(4))
    timer.setEventHandler {}
    timer.resume()
    return timer
  }

  /// Serves the main run loop until the process leaves.
  static func serveForever() -> Never {
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  /// How the operation ended, written by its task and read by the main thread.
  private final class Outcome: Sendable {
    private let state = Mutex<Result<Void, any Error>?>(nil)

    var result: Result<Void, any Error>? { state.withLock { $0 } }

    func end(with result: Result<Void, any Error>) { state.withLock { $0 = result } }
  }
}
