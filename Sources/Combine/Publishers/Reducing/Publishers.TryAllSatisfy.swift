extension Publishers {
  /// A publisher of whether a closure accepts every value, and ends when it throws.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    /// Whether every value was accepted.
    public typealias Output = Bool
    /// Whatever is thrown, or the error of the upstream.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// What a value must satisfy.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher that `tryAllSatisfy(_:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var isSatisfied = true
      upstream.subscribe(
        Reduction(
          throwing: subscriber,
          step: { input in
            isSatisfied = try predicate(input)
            return isSatisfied ? .more : .done
          },
          result: { isSatisfied }))
    }
  }
}

extension Publisher {
  /// Publishes false at the first value that a closure refuses, else true at the end.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
