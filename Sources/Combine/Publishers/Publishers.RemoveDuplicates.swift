extension Publishers {
  /// A publisher that leaves out values that are equal to the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether two values in a row are the same.
    public let predicate: (Output, Output) -> Bool

    /// Makes the publisher that `removeDuplicates(by:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, predicate: predicate))
    }

    /// Remembers without a lock: values arrive one by one, by the contract of publishers.
    private final class Inner<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let downstream: Downstream
      private let predicate: (Output, Output) -> Bool
      private var last: Output?

      init(downstream: Downstream, predicate: @escaping (Output, Output) -> Bool) {
        self.downstream = downstream
        self.predicate = predicate
      }

      func receive(subscription: any Subscription) {
        downstream.receive(subscription: subscription)
      }

      func receive(_ input: Output) -> Subscribers.Demand {
        if let last, predicate(last, input) { return .max(1) }
        // Remembered before it is passed on: the subscriber may send again from inside.
        last = input
        return downstream.receive(input)
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion)
      }
    }
  }
}

extension Publisher {
  /// Leaves out each value that a closure calls the same as the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out each value that equals the one before `[A13]`.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
