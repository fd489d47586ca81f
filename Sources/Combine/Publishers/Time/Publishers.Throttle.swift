import Foundation

extension Publishers {
  /// A publisher that delivers at most one value in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How long lies between two values at least.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where time passes and values are delivered.
    public let scheduler: Context
    /// Whether the newest value of an interval is delivered, or the oldest.
    public let latest: Bool

    /// Makes the publisher that `throttle(for:scheduler:latest:)` returns.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, parameters: self))
    }

    /// Takes everything from upstream; a value that comes while nobody wants one is dropped.
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let lock = Lock()
      private let delivery = NSRecursiveLock()
      private let parameters: Throttle
      private var downstream: Downstream?
      private var subscription: (any Subscription)?
      private var demand = Subscribers.Demand.none
      private var lastDelivery: Context.SchedulerTimeType?
      private var waiting: Output?
      private var end: Subscribers.Completion<Failure>?

      init(downstream: Downstream, parameters: Throttle) {
        self.downstream = downstream
        self.parameters = parameters
      }

      func receive(subscription: any Subscription) {
        let receiver = lock.withLock { () -> Downstream? in
          guard self.subscription == nil, let downstream else { return nil }
          self.subscription = subscription
          return downstream
        }
        guard let receiver else { return subscription.cancel() }
        receiver.receive(subscription: self)
        subscription.request(.unlimited)
      }

      func receive(_ input: Output) -> Subscribers.Demand {
        let now = parameters.scheduler.now
        // The value that is overtaken is let go after the lock.
        let (due, overtaken) = lock.withLock { () -> (Context.SchedulerTimeType?, Output?) in
          guard downstream != nil, end == nil else { return (nil, nil) }
          if waiting != nil {
            defer { if parameters.latest { waiting = input } }
            return (nil, waiting)
          }
          guard demand > .none else { return (nil, nil) }
          demand -= 1
          waiting = input
          let next = lastDelivery?.advanced(by: parameters.interval)
          return (next.map { Swift.max($0, now) } ?? now, nil)
        }
        withExtendedLifetime(overtaken) {}
        if let due { schedule(at: due, now: now) }
        return .none
      }

      /// The end waits for a value that waits.
      func receive(completion: Subscribers.Completion<Failure>) {
        let mustSchedule = lock.withLock {
          guard downstream != nil, end == nil else { return false }
          end = completion
          return waiting == nil
        }
        let now = parameters.scheduler.now
        if mustSchedule { schedule(at: now, now: now) }
      }

      func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
      }

      func cancel() { close().subscription?.cancel() }

      private func schedule(at due: Context.SchedulerTimeType, now: Context.SchedulerTimeType) {
        // Weak: a pending wait must not keep a cancelled pipeline alive.
        let action = { [weak self] () -> Void in self?.deliver() }
        if due > now {
          parameters.scheduler.schedule(after: due, action)
        } else {
          parameters.scheduler.schedule(action)
        }
      }

      private func deliver() {
        delivery.lock()
        defer { delivery.unlock() }
        let now = parameters.scheduler.now
        let (receiver, value) = lock.withLock { () -> (Downstream?, Output?) in
          defer { waiting = nil }
          if waiting != nil { lastDelivery = now }
          return (downstream, waiting)
        }
        if let receiver, let value {
          let more = receiver.receive(value)
          if more > .none { request(more) }
        }
        if let end = lock.withLock({ end }) { close().downstream?.receive(completion: end) }
      }

      private func close() -> (
        downstream: Downstream?, subscription: (any Subscription)?, rest: Output?
      ) {
        lock.withLock {
          defer { (downstream, subscription, waiting) = (nil, nil, nil) }
          return (downstream, subscription, waiting)
        }
      }
    }
  }
}

extension Publisher {
  /// Delivers the first value at once, then the newest or the oldest of each `interval`.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(
      upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
