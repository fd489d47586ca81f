import Dispatch
import Foundation

/// Differs from Combine: time comes from Dispatch, not from `Timer`, because the `Timer` of
/// swift-corelibs-foundation never lets go of its block `[G08]`; and what is meant for the main run
/// loop goes through the main queue, which that loop drains and which also runs without a loop.
extension RunLoop: Scheduler {
  /// There is nothing to say about how a closure runs on a run loop.
  public struct SchedulerOptions {
    private init() {}
  }

  /// This moment.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// A run loop promises no leeway.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure at the next opportunity.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if self === RunLoop.main {
      DispatchQueue.main.schedule(options: nil, action)
    } else {
      let action = ScheduledAction(action)
      perform { action.run() }
    }
  }

  /// Runs a closure at some time after a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let (queue, action) = route(action)
    queue.schedule(after: queue.moment(at: date), tolerance: .nanoseconds(0), options: nil, action)
  }

  /// Runs a closure again and again from a moment on, until cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let (queue, action) = route(action)
    return queue.schedule(
      after: queue.moment(at: date), interval: .seconds(interval.timeInterval),
      tolerance: .seconds(tolerance.timeInterval), options: nil, action)
  }

  /// The queue whose clock to use, and the closure to run on it.
  private func route(_ action: @escaping () -> Void) -> (DispatchQueue, () -> Void) {
    if self === RunLoop.main { return (.main, action) }
    return (.global(), { self.schedule(options: nil, action) })
  }
}

extension DispatchQueue {
  /// The moment on a queue's clock that is nearest to a date.
  fileprivate func moment(at date: RunLoop.SchedulerTimeType) -> SchedulerTimeType {
    now.advanced(by: .seconds(date.date.timeIntervalSinceNow))
  }
}
