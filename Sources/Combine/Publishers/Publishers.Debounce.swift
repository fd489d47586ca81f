import Foundation

extension Publishers {
  /// A publisher that delivers a value once nothing newer has come for a while `[A14]`.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How long it must be quiet.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Where time passes and values are delivered.
    public let scheduler: Context
    /// How they are delivered.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher that `debounce(for:scheduler:options:)` returns.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, parameters: self))
    }

    /// Takes everything from upstream; each value makes the closures of those before it stale.
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let lock = Lock()
      private let delivery = NSRecursiveLock()
      private let parameters: Debounce
      private var downstream: Downstream?
      private var subscription: (any Subscription)?
      private var latest: Output?
      private var generation: UInt64 = 0
      private var demand = Subscribers.Demand.none

      init(downstream: Downstream, parameters: Debounce) {
        self.downstream = downstream
        self.parameters = parameters
      }

      func receive(subscription: any Subscription) {
        let receiver = lock.withLock { () -> Downstream? in
          guard self.subscription == nil, let downstream else { return nil }
          self.subscription = subscription
          return downstream
        }
        guard let receiver else {
          subscription.cancel()
          return
        }
        receiver.receive(subscription: self)
        subscription.request(.unlimited)
      }

      func receive(_ input: Output) -> Subscribers.Demand {
        // The value that is overtaken leaves the lock before it is let go.
        let (current, overtaken) = lock.withLock {
          defer { latest = input }
          generation += 1
          return (generation, latest)
        }
        withExtendedLifetime(overtaken) {}
        let scheduler = parameters.scheduler
        // Weak: a pending wait must not keep a cancelled pipeline alive.
        scheduler.schedule(
          after: scheduler.now.advanced(by: parameters.dueTime),
          tolerance: scheduler.minimumTolerance, options: parameters.options
        ) { [weak self] in
          self?.deliver(current)
        }
        return .none
      }

      /// The end drops a value that still waits, and comes at the scheduler's next opportunity.
      func receive(completion: Subscribers.Completion<Failure>) {
        let receiver = close().downstream
        parameters.scheduler.schedule(options: parameters.options) { [delivery] in
          delivery.lock()
          defer { delivery.unlock() }
          receiver?.receive(completion: completion)
        }
      }

      func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
      }

      func cancel() {
        close().subscription?.cancel()
      }

      /// A value due while nobody wants one is dropped.
      private func deliver(_ current: UInt64) {
        delivery.lock()
        defer { delivery.unlock() }
        let (receiver, value) = lock.withLock { () -> (Downstream?, Output?) in
          guard current == generation else { return (nil, nil) }
          defer { latest = nil }
          guard demand > .none, let downstream else { return (nil, latest) }
          demand -= 1
          return (downstream, latest)
        }
        guard let receiver, let value else { return }
        let more = receiver.receive(value)
        if more > .none { request(more) }
      }

      private func close() -> (downstream: Downstream?, subscription: (any Subscription)?) {
        lock.withLock {
          defer { (downstream, subscription) = (nil, nil) }
          return (downstream, subscription)
        }
      }
    }
  }
}

extension Publisher {
  /// Delivers a value once nothing newer has come for `dueTime` `[A14]`.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
