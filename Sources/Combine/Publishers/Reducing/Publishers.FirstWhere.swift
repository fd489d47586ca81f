extension Publishers {
  /// A publisher of the first value that a closure accepts.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What a value must satisfy.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher that `first(where:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var first: Output?
      upstream.subscribe(
        Reduction(
          subscriber,
          step: { input in
            guard predicate(input) else { return .more }
            first = input
            return .done
          },
          result: { first }))
    }
  }
}

extension Publisher {
  /// Passes on the first value that a closure accepts, then ends.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
}
