extension Publishers {
  /// A publisher of whether a closure accepts every value.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// Whether every value was accepted.
    public typealias Output = Bool
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What a value must satisfy.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher that `allSatisfy(_:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
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
          subscriber,
          step: { input in
            isSatisfied = predicate(input)
            return isSatisfied ? .more : .done
          },
          result: { isSatisfied }))
    }
  }
}

extension Publisher {
  /// Publishes false at the first value that a closure refuses, else true at the end.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}
