extension Publishers {
  /// A publisher that subscribes, asks and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Where the upstream is subscribed to.
    public let scheduler: Context
    /// How.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher that `subscribe(on:options:)` returns.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (upstream, scheduler, options) = (upstream, scheduler, options)
      let inner = Inner(downstream: subscriber) { scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) { upstream.subscribe(inner) }
    }

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let lock = Lock()
      private let later: (@escaping () -> Void) -> Void
      private var downstream: Downstream?
      private var subscription: (any Subscription)?

      init(downstream: Downstream, later: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.later = later
      }

      func receive(subscription: any Subscription) {
        let receiver = lock.withLock { () -> Downstream? in
          guard self.subscription == nil, let downstream else { return nil }
          self.subscription = subscription
          return downstream
        }
        if let receiver { receiver.receive(subscription: self) } else { subscription.cancel() }
      }

      func receive(_ input: Output) -> Subscribers.Demand {
        lock.withLock { downstream }?.receive(input) ?? .none
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        close().downstream?.receive(completion: completion)
      }

      func request(_ demand: Subscribers.Demand) {
        later { self.lock.withLock { self.subscription }?.request(demand) }
      }

      func cancel() {
        guard let subscription = close().subscription else { return }
        later { subscription.cancel() }
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
  /// Subscribes to this publisher, asks it for values and cancels on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
