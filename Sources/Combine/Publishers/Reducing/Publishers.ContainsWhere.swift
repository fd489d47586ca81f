extension Publishers {
  /// A publisher of whether a closure accepts any value.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// Whether there was such a value.
    public typealias Output = Bool
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What a value must satisfy.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher that `contains(where:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var isFound = false
      upstream.subscribe(
        Reduction(
          subscriber,
          step: { input in
            isFound = predicate(input)
            return isFound ? .done : .more
          },
          result: { isFound }))
    }
  }
}

extension Publisher {
  /// Publishes true at the first value that a closure accepts, else false at the end.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }
}
