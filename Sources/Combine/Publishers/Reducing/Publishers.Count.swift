extension Publishers {
  /// A publisher of how many values there were.
  public struct Count<Upstream: Publisher>: Publisher {
    /// A number of values.
    public typealias Output = Int
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes the publisher that `count()` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var count = 0
      upstream.subscribe(
        Reduction(
          subscriber,
          step: { _ in
            count += 1
            return .more
          },
          result: { count }))
    }
  }
}

extension Publisher {
  /// Publishes at the end how many values there were.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}
