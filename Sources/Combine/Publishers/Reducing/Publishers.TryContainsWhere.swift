extension Publishers {
  /// A publisher of whether a closure accepts any value, and ends when it throws.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// Whether there was such a value.
    public typealias Output = Bool
    /// Whatever is thrown, or the error of the upstream.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// What a value must satisfy.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher that `tryContains(where:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
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
          throwing: subscriber,
          step: { input in
            isFound = try predicate(input)
            return isFound ? .done : .more
          },
          result: { isFound }))
    }
  }
}

extension Publisher {
  /// Publishes true at the first value that a closure accepts, else false at the end.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
