extension Publishers {
  /// A publisher of arrays of so many values.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// Some values.
    public typealias Output = [Upstream.Output]
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many values an array holds; the last may hold fewer.
    public let count: Int

    /// Makes the publisher that `collect(_:)` returns.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, count: count))
    }

    /// One array wanted is `count` values wanted; the short last one comes without demand.
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let lock = Lock()
      private let count: Int
      private var downstream: Downstream?
      private var subscription: (any Subscription)?
      private var values: [Upstream.Output] = []

      init(downstream: Downstream, count: Int) {
        self.downstream = downstream
        self.count = count
      }

      func receive(subscription: any Subscription) {
        let receiver = lock.withLock { () -> Downstream? in
          guard self.subscription == nil, let downstream else { return nil }
          self.subscription = subscription
          return downstream
        }
        if let receiver { receiver.receive(subscription: self) } else { subscription.cancel() }
      }

      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        let full = lock.withLock { () -> (Downstream, [Upstream.Output])? in
          guard let downstream else { return nil }
          values.append(input)
          guard values.count == count else { return nil }
          defer { values = [] }
          return (downstream, values)
        }
        guard let (receiver, values) = full else { return .none }
        return receiver.receive(values) * count
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        let rest = lock.withLock { values }
        if case .finished = completion, !rest.isEmpty {
          _ = lock.withLock { downstream }?.receive(rest)
        }
        close().downstream?.receive(completion: completion)
      }

      func request(_ demand: Subscribers.Demand) {
        lock.withLock { subscription }?.request(demand * count)
      }

      func cancel() { close().subscription?.cancel() }

      private func close() -> (
        downstream: Downstream?, subscription: (any Subscription)?, rest: [Upstream.Output]
      ) {
        lock.withLock {
          defer { (downstream, subscription, values) = (nil, nil, []) }
          return (downstream, subscription, values)
        }
      }
    }
  }
}

extension Publisher {
  /// Publishes arrays of `count` values; what is left at the end comes as a shorter one.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "A number of values to collect must be positive")
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}
