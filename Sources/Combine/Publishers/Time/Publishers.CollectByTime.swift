extension Publishers {
  /// When a publisher of arrays passes one on.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// After a time.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// After a time, or when an array holds so many values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher of arrays of the values that came within a time.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// Some values.
    public typealias Output = [Upstream.Output]
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// When an array is passed on.
    public let strategy: TimeGroupingStrategy<Context>
    /// How it is delivered.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher that `collect(_:options:)` returns.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, strategy: strategy, options: options))
    }

    /// Arrays for which nobody has asked wait, and grow, until somebody asks.
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription,
      CustomStringConvertible
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let lock = Lock()
      private let scheduler: Context
      private let interval: Context.SchedulerTimeType.Stride
      private let count: Int
      private let options: Context.SchedulerOptions?
      private var downstream: Downstream?
      private var subscription: (any Subscription)?
      private var clock: (any Cancellable)?
      private var values: [Upstream.Output] = []
      private var demand = Subscribers.Demand.none

      init(
        downstream: Downstream, strategy: TimeGroupingStrategy<Context>,
        options: Context.SchedulerOptions?
      ) {
        self.downstream = downstream
        self.options = options
        switch strategy {
        case .byTime(let scheduler, let interval):
          (self.scheduler, self.interval, count) = (scheduler, interval, .max)
        case .byTimeOrCount(let scheduler, let interval, let count):
          (self.scheduler, self.interval, self.count) = (scheduler, interval, count)
        }
      }

      var description: String { "CollectByTime" }

      func receive(subscription: any Subscription) {
        let receiver = lock.withLock { () -> Downstream? in
          guard self.subscription == nil, let downstream else { return nil }
          self.subscription = subscription
          return downstream
        }
        guard let receiver else { return subscription.cancel() }
        // Weak: a clock must not keep a cancelled pipeline alive.
        let clock = scheduler.schedule(
          after: scheduler.now.advanced(by: interval), interval: interval,
          tolerance: scheduler.minimumTolerance, options: options
        ) { [weak self] in
          self?.passOn()
        }
        lock.withLock { self.clock = clock }
        receiver.receive(subscription: self)
        subscription.request(.unlimited)
      }

      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        let isFull = lock.withLock {
          values.append(input)
          return values.count >= count
        }
        if isFull { passOn() }
        return .none
      }

      private func passOn() {
        let ready = lock.withLock { () -> (Downstream, [Upstream.Output])? in
          guard let downstream, !values.isEmpty, demand > .none else { return nil }
          demand -= 1
          defer { values = [] }
          return (downstream, values)
        }
        guard let (receiver, values) = ready else { return }
        let more = receiver.receive(values)
        lock.withLock { demand += more }
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        if case .finished = completion { passOn() }
        close().downstream?.receive(completion: completion)
      }

      func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

      func cancel() { close().subscription?.cancel() }

      private func close() -> (downstream: Downstream?, subscription: (any Subscription)?) {
        lock.lock()
        let held = (downstream, subscription)
        let clock = clock
        (downstream, subscription, self.clock, values) = (nil, nil, nil, [])
        lock.unlock()
        clock?.cancel()
        return held
      }
    }
  }
}

extension Publisher {
  /// Publishes arrays of the values that came within a time.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
