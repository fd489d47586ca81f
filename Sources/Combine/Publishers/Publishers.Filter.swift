extension Publishers {
  /// A publisher that leaves out the values that a closure refuses.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is passed on.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Makes the publisher that `filter(_:)` returns.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, isIncluded: isIncluded))
    }

    /// A value left out has used up one demand, which is asked for again.
    private struct Inner<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let combineIdentifier = CombineIdentifier()
      let downstream: Downstream
      let isIncluded: (Output) -> Bool

      init(downstream: Downstream, isIncluded: @escaping (Output) -> Bool) {
        self.downstream = downstream
        self.isIncluded = isIncluded
      }

      func receive(subscription: any Subscription) {
        downstream.receive(subscription: subscription)
      }

      func receive(_ input: Output) -> Subscribers.Demand {
        isIncluded(input) ? downstream.receive(input) : .max(1)
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion)
      }
    }
  }
}

extension Publisher {
  /// Passes on only the values that a closure accepts.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
}
