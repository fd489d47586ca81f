extension Publishers {
  /// A publisher of the times between values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// A time on the scheduler's clock.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whose clock counts.
    public let scheduler: Context

    /// Makes the publisher that `measureInterval(using:options:)` returns.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Attaches a subscriber; the first time is that since the subscription.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let scheduler = scheduler
      var last = scheduler.now
      upstream.subscribe(
        Stage(subscriber) { _ in
          let now = scheduler.now
          defer { last = now }
          return .pass(last.distance(to: now))
        })
    }
  }
}

extension Publisher {
  /// Publishes the times between values instead of them.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
