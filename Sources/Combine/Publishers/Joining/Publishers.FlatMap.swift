extension Publishers {
  /// A publisher that makes a publisher of each value and lets their values flow together.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The kind of value of the publishers made.
    public typealias Output = NewPublisher.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many publishers may be open at once.
    public let maxPublishers: Subscribers.Demand
    /// The closure that makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Makes the publisher that `flatMap(maxPublishers:_:)` returns.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let confluence = Confluence(subscriber, asksForSources: maxPublishers != .unlimited)
      subscriber.receive(subscription: confluence)
      upstream.subscribe(Inner(confluence: confluence, parameters: self))
    }

    private struct Inner<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let combineIdentifier = CombineIdentifier()
      let confluence: Confluence<Downstream>
      let parameters: FlatMap

      init(confluence: Confluence<Downstream>, parameters: FlatMap) {
        self.confluence = confluence
        self.parameters = parameters
      }

      func receive(subscription: any Subscription) {
        guard confluence.accept(outer: subscription) else { return subscription.cancel() }
        subscription.request(parameters.maxPublishers)
      }

      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        confluence.add(parameters.transform(input))
        return .none
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        if case .failure = completion {
          confluence.finish(completion)
        } else {
          confluence.complete()
        }
      }
    }
  }
}

extension Publisher {
  /// Makes a publisher of each value and lets their values flow together.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher of each value; only those publishers can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Makes a publisher of each value and lets their values flow together.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
