extension Publishers {
  /// A publisher that leaves out the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many values are left out.
    public let count: Int

    /// Makes the publisher that `dropFirst(_:)` returns.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, count: count))
    }

    /// Counts down without a lock: values arrive one by one, by the contract of publishers.
    private final class Inner<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let downstream: Downstream
      private var remaining: Int

      init(downstream: Downstream, count: Int) {
        self.downstream = downstream
        remaining = count
      }

      func receive(subscription: any Subscription) {
        downstream.receive(subscription: subscription)
      }

      func receive(_ input: Output) -> Subscribers.Demand {
        guard remaining > 0 else { return downstream.receive(input) }
        remaining -= 1
        return .max(1)
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion)
      }
    }
  }
}

extension Publisher {
  /// Leaves out the first values; after `$property` that is the current one `[A13]`.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "A number of values to drop must not be negative")
    return Publishers.Drop(upstream: self, count: count)
  }
}
