import Dispatch

extension DispatchQueue: Scheduler {
  /// How a closure runs on a queue.
  public struct SchedulerOptions {
    /// The quality of service of the closure.
    public var qos: DispatchQoS
    /// Flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The group told when the closure has run.
    public var group: DispatchGroup?

    /// Makes options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// This moment.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// A queue promises no leeway.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs a closure at the next opportunity.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = ScheduledAction(action)
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) {
      action.run()
    }
  }

  /// Runs a closure at some time after a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let action = ScheduledAction(action)
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) {
      action.run()
    }
  }

  /// Runs a closure again and again from a moment on, until cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = ScheduledAction(action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: tolerance.timeInterval)
    timer.setEventHandler { action.run() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
