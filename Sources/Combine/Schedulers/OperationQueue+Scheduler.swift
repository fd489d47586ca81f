import Dispatch
import Foundation

extension OperationQueue: Scheduler {
  /// There is nothing to say about how a closure runs on an operation queue.
  public struct SchedulerOptions {
    private init() {}
  }

  /// This moment.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// An operation queue promises no leeway.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure as an operation, at the queue's next opportunity.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = ScheduledAction(action)
    addOperation { action.run() }
  }

  /// Adds a closure as an operation at some time after a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let clock = DispatchQueue.global()
    clock.schedule(
      after: clock.now.advanced(by: .seconds(date.date.timeIntervalSinceNow)),
      tolerance: .seconds(tolerance.timeInterval), options: nil
    ) {
      self.schedule(options: options, action)
    }
  }

  /// Adds a closure as an operation again and again from a moment on, until cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let clock = DispatchQueue.global()
    return clock.schedule(
      after: clock.now.advanced(by: .seconds(date.date.timeIntervalSinceNow)),
      interval: .seconds(interval.timeInterval), tolerance: .seconds(tolerance.timeInterval),
      options: nil
    ) {
      self.schedule(options: options, action)
    }
  }
}
