import Dispatch
import Foundation
import Observation
import Synchronization

/// Whether somebody reads, while nothing happens at all, what `change` then changes: polling, by
/// whatever means, a loop with `Task.yield()`, `Task.sleep`, a timer or a queue.
///
/// Who waits to be told, by `withObservationTracking`, a stream, a closure or `didSet`, reads nothing
/// until something changes. Let everything come to rest before the call. For models of the main
/// actor: what is read on other threads is not seen.
/// ```swift
/// let isPolled = await isReadAtRest { inbox.unread += 1 }
/// ```
/// - Parameters:
///   - time: How long is watched. Who looks less often may be missed, who does not look never fails.
///   - change: Changes one property of an `@Observable` object.
@MainActor
public func isReadAtRest(
  for time: Duration = .milliseconds(150), changing change: @escaping @MainActor () -> Void
) async -> Bool {
  // The main queue does not serve its other tasks while one of them runs, so the watch is no task:
  // the run loop calls it, and is turned in it.
  await withUnsafeContinuation { (rest: UnsafeContinuation<Bool, Never>) in
    RunLoop.main.perform {
      let isRead = MainActor.assumeIsolated {
        let flag = ChangeFlag()
        withObservationTracking {
          let end = ContinuousClock.now + time
          while ContinuousClock.now < end {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
          }
        } onChange: {
          flag.isUp.store(true, ordering: .relaxed)
        }
        change()
        return flag.isUp.load(ordering: .relaxed)
      }
      rest.resume(returning: isRead)
    }
    // Wakes the run loop, which may sleep.
    DispatchQueue.main.async {}
  }
}
