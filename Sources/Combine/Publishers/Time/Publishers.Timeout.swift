import Foundation

extension Publishers {
  /// A publisher that ends when no value has come for a while.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How long it may be quiet.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where time passes and values are delivered.
    public let scheduler: Context
    /// How they are delivered.
    public let options: Context.SchedulerOptions?
    /// The error to end with; nil to finish.
    public let customError: (() -> Upstream.Failure)?

    /// Makes the publisher that `timeout(_:scheduler:options:customError:)` returns.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, parameters: self))
    }

    /// Each value makes the alarm of the one before stale.
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let lock = Lock()
      private let delivery = NSRecursiveLock()
      private let parameters: Timeout
      private var downstream: Downstream?
      private var subscription: (any Subscription)?
      private var generation: UInt64 = 0
      private var isEnded = false

      init(downstream: Downstream, parameters: Timeout) {
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
        setAlarm()
        receiver.receive(subscription: self)
      }

      func receive(_ input: Output) -> Subscribers.Demand {
        guard lock.withLock({ downstream != nil && !isEnded }) else { return .none }
        setAlarm()
        parameters.scheduler.schedule(options: parameters.options) { self.deliver(input) }
        return .none
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock { isEnded = true }
        parameters.scheduler.schedule(options: parameters.options) { self.finish(completion) }
      }

      func request(_ demand: Subscribers.Demand) {
        lock.withLock { subscription }?.request(demand)
      }

      func cancel() { close().subscription?.cancel() }

      private func setAlarm() {
        let current = lock.withLock {
          generation += 1
          return generation
        }
        let scheduler = parameters.scheduler
        // Weak: a pending alarm must not keep a cancelled pipeline alive.
        scheduler.schedule(
          after: scheduler.now.advanced(by: parameters.interval),
          tolerance: scheduler.minimumTolerance, options: parameters.options
        ) { [weak self] in
          self?.ring(current)
        }
      }

      private func ring(_ current: UInt64) {
        let upstream = lock.withLock { () -> (any Subscription)? in
          guard current == generation, !isEnded, downstream != nil else { return nil }
          isEnded = true
          return subscription
        }
        guard let upstream else { return }
        upstream.cancel()
        finish(parameters.customError.map { .failure($0()) } ?? .finished)
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
  /// Ends when no value has come for `interval`, counted from the subscription or the last value.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}
