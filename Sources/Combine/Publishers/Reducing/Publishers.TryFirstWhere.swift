extension Publishers {
  /// A publisher of the first value that a closure accepts, and ends when it throws.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// Whatever is thrown, or the error of the upstream.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// What a value must satisfy.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher that `tryFirst(where:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
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
          throwing: subscriber,
          step: { input in
            guard try predicate(input) else { return .more }
            first = input
            return .done
          },
          result: { first }))
    }
  }
}

extension Publisher {
  /// Passes on the first value that a closure accepts, then ends; ends when it throws.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
