extension Publishers {
  /// A publisher of the last value that a closure accepts, and ends when it throws.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// Whatever is thrown, or the error of the upstream.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// What a value must satisfy.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher that `tryLast(where:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var last: Output?
      upstream.subscribe(
        Reduction(
          throwing: subscriber,
          step: { input in
            if try predicate(input) { last = input }
            return .more
          },
          result: { last }))
    }
  }
}

extension Publisher {
  /// Passes on, at the end, the last value that a closure accepts; ends when it throws.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
