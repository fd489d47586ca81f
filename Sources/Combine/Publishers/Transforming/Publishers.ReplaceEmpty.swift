extension Publishers {
  /// A publisher that gives one value when its upstream ends without any.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The value given.
    public let output: Output

    /// Makes the publisher that `replaceEmpty(with:)` returns.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, output: output))
    }

    /// The value goes out through a subscription of its own kind, which waits for demand.
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let lock = Lock()
      private let output: Output
      private var downstream: Downstream?
      private var subscription: (any Subscription)?
      private var isEmpty = true
      private var isWanted = false
      private var isEnded = false

      init(downstream: Downstream, output: Output) {
        self.downstream = downstream
        self.output = output
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
        let receiver = lock.withLock { () -> Downstream? in
          isEmpty = false
          return downstream
        }
        return receiver?.receive(input) ?? .none
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        guard case .finished = completion, lock.withLock({ isEmpty }) else {
          close().downstream?.receive(completion: completion)
          return
        }
        let isWanted = lock.withLock {
          isEnded = true
          return self.isWanted
        }
        if isWanted { deliver() }
      }

      func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let (mustDeliver, subscription) = lock.withLock { () -> (Bool, (any Subscription)?) in
          defer { isWanted = true }
          return (isEnded && !isWanted, self.subscription)
        }
        if mustDeliver { deliver() } else { subscription?.request(demand) }
      }

      func cancel() { close().subscription?.cancel() }

      private func deliver() {
        guard let receiver = lock.withLock({ downstream }) else { return }
        _ = receiver.receive(output)
        close().downstream?.receive(completion: .finished)
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
  /// Gives one value when the upstream ends without any.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
