import Foundation

extension Publishers {
  /// A publisher that delivers on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Where the values are delivered.
    public let scheduler: Context
    /// How they are delivered.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher that `receive(on:options:)` returns.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Inner(downstream: subscriber, scheduler: scheduler, options: options))
    }

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let lock = Lock()
      /// Serialises delivery on schedulers that run several closures at once.
      private let delivery = NSRecursiveLock()
      private let scheduler: Context
      private let options: Context.SchedulerOptions?
      private var downstream: Downstream?
      private var subscription: (any Subscription)?

      init(downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
        self.downstream = downstream
        self.scheduler = scheduler
        self.options = options
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
        scheduler.schedule(options: options) { self.deliver(input) }
        return .none
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        scheduler.schedule(options: options) { self.finish(completion) }
      }

      func request(_ demand: Subscribers.Demand) {
        lock.withLock { subscription }?.request(demand)
      }

      func cancel() {
        close().subscription?.cancel()
      }

      private func deliver(_ input: Output) {
        delivery.lock()
        defer { delivery.unlock() }
        guard let receiver = lock.withLock({ downstream }) else { return }
        let more = receiver.receive(input)
        if more > .none { request(more) }
      }

      private func finish(_ completion: Subscribers.Completion<Failure>) {
        delivery.lock()
        defer { delivery.unlock() }
        close().downstream?.receive(completion: completion)
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
  /// Delivers values and the end on a scheduler, such as `RunLoop.main`.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
